/** The number that a path names; 0, which nothing has, for anything else: the API answers 404 then. */
export const idOf = (key: string | undefined): number => (key && /^\d{1,9}$/.test(key) ? Number(key) : 0);
