import type { ProductQuery } from "@noren/api/endpoints/catalogue";

/** What the home page asks for; the load and the model must agree on it to the letter. */
export const HERO_AREA = "home-hero";
export const FEATURE_AREA = "home-feature";
export const NEWS = { per: 4 };
export const NEWEST: ProductQuery = { is_new: true, sort: "newest", per: 4 };

/** The collections that a home page shows, in their order; a shop without one of them simply lacks it. */
export const COLLECTIONS = ["ranking", "seasonal", "gift", "craft"] as const;

export type CollectionAlias = (typeof COLLECTIONS)[number];

export const collectionQuery = (alias: CollectionAlias) => ({ alias, per: alias === "ranking" ? 8 : 4 });
