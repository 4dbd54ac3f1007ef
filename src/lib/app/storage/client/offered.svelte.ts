/** A backup chosen anywhere in the app, for the settings to show before anything changes. */
class Offered {
	files = $state.raw<readonly File[]>([]);
}

export const offered = new Offered();
