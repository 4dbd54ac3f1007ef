/** Takes what was asked for once it is there. What cannot be loaded just now is left out: what the page shows already is what matters. */
export const later = <T>(asked: Promise<T>, take: (loaded: T) => void = () => {}) => void asked.then(take, () => {});
