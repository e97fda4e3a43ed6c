/**
 * Sections that only a theme's home has, by their id in the theme's `homeSections`. Simple has none; a theme
 * overrides this file. The storefront checks its type (`OwnHomeSections` in `screens/home/own-sections`), because it has models,
 * which this package may not import.
 */
export const ownHomeSections = {};
