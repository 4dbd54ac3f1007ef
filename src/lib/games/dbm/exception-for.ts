import { EXCEPTIONS, type Exception, type Role } from './exceptions';
import type { Side } from './troops';
import { isOne } from './troop-pattern';

export interface Bout {
	readonly me: Side;
	readonly enemy: Side;
	readonly role: Role;
	/** The enemy element is chariots. */
	readonly chariots?: boolean;
	/** I have rear support. */
	readonly supported?: boolean;
}

/** The line that an exception element fights under; nothing for other grades, or when no line fits. */
export function exceptionFor({ me, enemy, role, chariots, supported }: Bout): Exception | undefined {
	if (me.grade !== 'x') return undefined;
	return EXCEPTIONS.find(
		(line) =>
			line.troop === me.troop &&
			'troop' in line.as &&
			(!line.roles || line.roles.includes(role)) &&
			(!line.against || isOne(enemy, line.against)) &&
			(!line.notAgainst || !isOne(enemy, line.notAgainst)) &&
			!(line.notChariots && chariots) &&
			!(line.unsupported && supported)
	);
}
