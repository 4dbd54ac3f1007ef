/** The style rule of a game whose accent comes with its data: what `look.css` says of a game of the app. */
export const accentRule = (id: string, [day, night]: readonly [string, string]): string =>
	`[data-accent='${id}'] { --accent: light-dark(${day}, ${night}); }`;
