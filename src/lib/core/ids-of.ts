/** The keys of a table whose type names all of them. */
export const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): Id[] => Object.keys(table) as Id[];
