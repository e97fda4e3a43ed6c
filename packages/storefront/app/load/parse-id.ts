/** The id in a path; 0 for anything else, which the API answers with 404. */
export const parseId = (key: string | undefined): number => (key && /^\d{1,9}$/.test(key) ? Number(key) : 0);
