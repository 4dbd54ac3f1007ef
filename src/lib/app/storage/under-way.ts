/**
 * Ends the transactions of a page that the browser puts aside for the way back. WebKit stops such a page in the middle of a
 * transaction, even one that only reads, and until the page is dropped no other page can write: their combats never came into the log
 * (2 of 6 runs of the test in tests/engines). What was ended is repeated when the page is shown again.
 */
const underWay = new Set<IDBTransaction>();

export function follow(transaction: IDBTransaction): void {
	underWay.add(transaction);
	for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => underWay.delete(transaction));
}

/** Returns how many were ended. */
export function endAll(): number {
	const before = [...underWay];
	for (const transaction of before) {
		try {
			transaction.abort();
		} catch {
			// It is being written to the disk, and needs no more of this page.
		}
	}
	return before.length;
}
