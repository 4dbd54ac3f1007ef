/** Good first questions to all games: one of each kind of answer. A game that is searched alone has its own. */
export const examples: Readonly<Record<'fr' | 'en', readonly string[]>> = {
	fr: ['gué 2', 'Pe Ca', 'f4 e3', '12.2.1', 'couvert −1', 'éléphants', 'poursuite'],
	en: ['ford 2', 'Pe Ca', 's4 t3', '12.2.1', 'cover −1', 'elephants', 'pursuit']
};
