/** The collection of a shop's most chosen products, and how many of them are shown. */
export const POPULAR = { alias: "ranking", per: 8 } as const;
