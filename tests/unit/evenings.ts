/** The evenings of `evening.test.ts`: who fights whom, what the dice are, and what the sheet makes of it, worked out by hand. */
import type { Bout, Sheet } from './evening';

export interface Evening {
	readonly game: string;
	/** The two sides. */
	readonly sheets: readonly [Sheet, Sheet];
	/** Twelve combats with what each brings. */
	readonly bouts: readonly (Bout & { readonly makes: string })[];
	/** The fifth as it is corrected. */
	readonly right: { readonly faces: readonly number[]; readonly makes: string };
	/** How units stand in the end; those that nothing happened to are left out. */
	readonly list: Readonly<Record<string, string>>;
	/** Then a state of the first group as a whole, and whom it strikes. */
	readonly broken?: { readonly state: string; readonly list: Readonly<Record<string, string>> };
}

const fire = (by: string, at: string, face: number, makes: string) => ({
	...{ calculator: 'fire', fought: { attacker: [by], defender: [at] }, faces: [face], makes }
});
const melee = (by: string[], at: string[], face: number, makes: string) => ({
	...{ calculator: 'melee', fought: { attacker: by, defender: at }, faces: [face], makes }
});

const alexander: Evening = {
	game: 'alexander',
	sheets: [
		{
			Companions: { Companions: { type: 'ca', points: 8, quality: 7 } },
			Line: {
				Hypaspists: { type: 'ho', points: 6, quality: 7 },
				Phalanx: { type: 'ph', points: 10, quality: 6 },
				Cretans: { type: 'ar', points: 3, quality: 4 }
			}
		},
		{
			Centre: {
				Immortals: { type: 'ho', points: 7, quality: 5 },
				Levies: { type: 'in', points: 6, quality: 3 }
			},
			Wing: {
				Chariots: { type: 'ch', points: 4, quality: 4 },
				Bactrians: { type: 'cl', points: 4, quality: 5 }
			}
		}
	],
	bouts: [
		fire('Cretans', 'Levies', 8, 'Levies dr'),
		melee(['Companions'], ['Levies'], 2, 'Levies f'),
		melee(['Phalanx'], ['Immortals'], 3, 'Immortals f'),
		fire('Cretans', 'Chariots', 8, 'Chariots dr'),
		melee(['Chariots'], ['Hypaspists'], 0, 'Chariots f'),
		melee(['Phalanx'], ['Immortals'], 6, 'Immortals d'),
		melee(['Companions'], ['Bactrians'], 4, 'Bactrians f'),
		melee(['Hypaspists', 'Phalanx'], ['Immortals', 'Levies'], 1, ''),
		fire('Bactrians', 'Companions', 8, 'Companions d'),
		melee(['Immortals'], ['Phalanx'], 0, 'Immortals f'),
		melee(['Companions'], ['Bactrians'], 4, 'Bactrians f'),
		melee(['Levies'], ['Hypaspists'], 0, '')
	],
	right: { faces: [4], makes: 'Hypaspists f' },
	list: {
		...{ Companions: 'd', Hypaspists: 'f', Immortals: 'd f', Levies: 'dr f', Chariots: 'dr', Bactrians: 'f' }
	}
};

const cannon = (by: string, at: string[], faces: number[], makes: string) => ({
	calculator: 'artillery-fire',
	fought: { attacker: [by], defender: at },
	answers: { test: 'yes' },
	...{ faces, makes }
});
const shock = (by: string[], at: string[], faces: number[], makes: string) => ({
	...{ calculator: 'shock', fought: { attacker: by, defender: at }, faces, makes }
});

const jdg: Evening = {
	game: 'jdg',
	sheets: [
		{
			'First division': {
				Guard: { arm: 'infantry', strength: 8, cohesion: 8 },
				Line: { arm: 'infantry', strength: 6, cohesion: 6 },
				Battery: { arm: 'artillery', strength: 4, cohesion: 6 },
				'Grand battery': { arm: 'artillery', strength: 6, cohesion: 6 }
			}
		},
		{
			Centre: {
				Grenadiers: { arm: 'infantry', strength: 6, cohesion: 6 },
				Jagers: { arm: 'infantry', strength: 4, cohesion: 5 }
			},
			Wing: { Cossacks: { arm: 'cavalry', strength: 3, cohesion: 4 } }
		}
	],
	bouts: [
		cannon('Battery', ['Jagers'], [9], 'Jagers d'),
		cannon('Battery', ['Cossacks'], [6, 7], 'Cossacks d'),
		shock(['Guard'], ['Grenadiers'], [2, 8], 'Grenadiers d'),
		cannon('Battery', ['Grenadiers'], [5, 2], ''),
		shock(['Line'], ['Jagers'], [7], 'Jagers d'),
		shock(['Guard'], ['Jagers'], [4], 'Jagers d'),
		shock(['Grenadiers'], ['Line'], [9], 'Line d'),
		shock(['Guard', 'Line'], ['Grenadiers'], [3, 5], ''),
		shock(['Jagers'], ['Guard'], [1, 6], 'Jagers d'),
		cannon('Battery', ['Grenadiers'], [8, 5], ''),
		cannon('Grand battery', ['Cossacks'], [9], 'Cossacks r'),
		shock(['Guard'], ['Grenadiers'], [1, 3], 'Guard d')
	],
	right: { faces: [2, 3], makes: '' },
	list: { Guard: 'd', Jagers: 'd', Cossacks: 'd r' }
};

const close = (own: string, enemy: string, faces: number[], makes: string) => ({
	...{ calculator: 'close-combat', fought: { own: [own], enemy: [enemy] }, faces, makes }
});
const volley = (own: string, enemy: string, faces: number[], makes: string) => ({
	...{ calculator: 'shooting', fought: { own: [own], enemy: [enemy] }, faces, makes }
});

const dbm: Evening = {
	game: 'dbm',
	sheets: [
		{
			Left: {
				Knights: { troop: 'kn', grade: 'o', elements: 6 },
				Spears: { troop: 'sp', grade: 'o', elements: 3 },
				Duke: { troop: 'kn', grade: 's', elements: 1, general: 'yes' }
			}
		},
		{
			Right: {
				Blades: { troop: 'bd', grade: 'o', elements: 2 },
				Bows: { troop: 'bw', grade: 'o', elements: 6 },
				Warband: { troop: 'wb', grade: 'o', elements: 8 }
			}
		}
	],
	bouts: [
		close('Knights', 'Blades', [5, 3], 'Blades −1'),
		close('Knights', 'Blades', [1, 6], 'Knights −1'),
		close('Spears', 'Warband', [3, 5], 'Spears −1'),
		volley('Bows', 'Knights', [6, 1], 'Knights −1'),
		close('Spears', 'Warband', [6, 1], 'Warband −1'),
		close('Spears', 'Warband', [3, 5], 'Spears −1'),
		close('Knights', 'Blades', [6, 2], 'Blades −1'),
		close('Spears', 'Warband', [1, 6], 'Spears −1'),
		close('Warband', 'Spears', [5, 2], 'Spears −1'),
		volley('Bows', 'Knights', [6, 1], 'Knights −1'),
		close('Duke', 'Blades', [5, 1], 'Blades −1'),
		close('Knights', 'Warband', [4, 4], 'Warband −1')
	],
	right: { faces: [5, 4], makes: '' },
	list: { Knights: '−3', Spears: '−3 gone', Blades: '−2 gone', Warband: '−1' },
	broken: { state: 'demoralised', list: { Knights: 'demoralised −3', Spears: 'demoralised −3 gone' } }
};

const shots = (by: string, at: string, faces: number[], makes: string) => ({
	...{ calculator: 'shooting', fought: { attacker: [by], defender: [at] }, faces, makes }
});
const blows = (by: string, at: string, attacks: number, faces: number[], makes: string) => ({
	calculator: 'combat',
	fought: { attacker: [by], defender: [at] },
	answers: { attacks },
	...{ faces, makes }
});

const wab: Evening = {
	game: 'wab',
	sheets: [
		{
			Thebes: {
				Hoplites: { models: 20, ws: 4, bs: 3, strength: 3, toughness: 3, wounds: 1, armour: 'light' },
				Archers: { models: 10, ws: 3, bs: 4, strength: 3, toughness: 3, wounds: 1, weapon: 'short-bow' }
			}
		},
		{
			Persia: {
				Elephants: { models: 2, ws: 3, bs: 3, strength: 5, toughness: 5, wounds: 4 },
				Levy: { models: 30, ws: 2, bs: 2, strength: 3, toughness: 3, wounds: 1 }
			}
		}
	],
	bouts: [
		shots('Archers', 'Levy', [6, 3], 'Levy −3'),
		blows('Elephants', 'Hoplites', 8, [4, 3], 'Hoplites −3'),
		shots('Archers', 'Levy', [8, 4], 'Levy −4'),
		blows('Hoplites', 'Elephants', 7, [6, 2], 'Elephants −2'),
		blows('Hoplites', 'Elephants', 7, [7, 5], 'Elephants −5'),
		shots('Archers', 'Elephants', [6, 1], 'Elephants −1'),
		blows('Elephants', 'Archers', 8, [8, 8], 'Archers −8'),
		blows('Hoplites', 'Levy', 7, [5, 2], 'Levy −2'),
		blows('Levy', 'Archers', 6, [3, 2], 'Archers −2'),
		blows('Hoplites', 'Elephants', 7, [6, 3], 'Elephants −3'),
		shots('Archers', 'Levy', [4, 2], 'Levy −2'),
		blows('Levy', 'Hoplites', 6, [2, 2, 1], 'Hoplites −1')
	],
	right: { faces: [6, 3], makes: 'Elephants −3' },
	list: { Hoplites: '−4', Archers: '−2', Elephants: '−9 gone', Levy: '−7' }
};

export const EVENINGS: readonly Evening[] = [alexander, jdg, dbm, wab];
