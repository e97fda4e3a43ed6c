/**
 * Sections that only a theme's home has, by their id in the theme's `homeSections`. Simple has none. A theme's file is
 * checked against `OwnHomeSections` of `@noren/storefront/screens/home/own-sections`.
 */
export const ownHomeSections = {};
