/** The limits of a search, apart from its fields: every page loads them, and must not load the rules of forms. */

export const SEARCH_WORD_MAX = 100;

/** The orders of a product list. */
export const PRODUCT_SORTS = ["recommended", "newest", "price_asc", "price_desc", "name"] as const;

/** The highest price that a filter takes, yen. */
export const PRICE_MAX = 100_000_000;

/** The highest page that a list takes. */
export const PAGE_MAX = 100_000;

/** Characters of the brand keys of a filter, joined by commas. */
export const BRAND_KEYS_MAX = 400;

/** Attributes of a filter. */
export const ATTRIBUTE_FILTERS_MAX = 8;

/** Characters of the conditions on attributes of a filter, and of its numbers: the longest are `key:-999999999.999`. */
export const ATTRIBUTES_MAX = 450;

/** Characters of a number of an attribute. */
export const ATTRIBUTE_INPUT_MAX = 9;

/** Characters of a price: nine digits and the commas between them. */
export const PRICE_INPUT_MAX = 11;
