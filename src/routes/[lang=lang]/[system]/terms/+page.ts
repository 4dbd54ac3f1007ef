import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { system } = await parent();
	return { back: { path: `/${system.id}/`, title: system.short } };
};
