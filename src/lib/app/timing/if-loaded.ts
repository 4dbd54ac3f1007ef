/** Runs `take` when the promise resolves and ignores a failed load: the page is usable without. */
export const ifLoaded = <T>(asked: Promise<T>, take: (loaded: T) => void = () => {}) => void asked.then(take, () => {});
