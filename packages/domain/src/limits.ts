import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants";

/**
 * The constants of behaviour/limits.md, each with its unit in its name. Lengths of fields are in validation's `lengths.ts`,
 * sizes on the screen are their elements' own.
 */

/** The access token counts as expired this much before it is. */
export const TOKEN_EXPIRY_MARGIN_SECONDS = 5;
/** How long the cart's token is kept after the decision. */
export const DECISION_LIFETIME_MS = 30 * millisecondsInMinute;

/** How long what was typed into a form waits for its page to come back, in this tab. */
export const DRAFT_LIFETIME_MS = 30 * millisecondsInMinute;

/** How long a visitor's answer to third parties holds: a year. */
export const CONSENT_LIFETIME_MS = 365 * millisecondsInDay;

export const PAGE_SIZE_ITEMS = 10;
export const PRODUCT_PAGE_SIZE_ITEMS = 15;
export const FIRST_PAGE = 1;
/** Brands, makers and free areas come in one answer: `per=all`. */
export const PER_ALL = "all";
/** The view of a single collection asks for one page of one. */
export const COLLECTION_MAX_PAGE_SIZE = 1;

export const RECENT_PRODUCTS_MAX_ITEMS = 10;
/** Where no x-limit header says otherwise. */
export const ADDRESS_DEFAULT_LIMIT_ITEMS = 1;
export const MEASUREMENT_DEFAULT_LIMIT_ITEMS = 1;

export const SCROLL_RESTORE_DELAY_MS = 500;
export const SCROLL_ANIMATION_MS = 700;
/** A fetch shows its loader at least this long, so that the page does not flicker. */
export const FETCH_MINIMUM_MS = 200;
export const SETTINGS_WAIT_MS = 3000;
export const LOGIN_WAIT_MS = 3000;
export const LOAD_TASKS_WAIT_MS = 5000;
/** A failed chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_GUARD_MS = millisecondsInMinute;

export const TOAST_DURATION_MS = 5000;
export const TOAST_MAX_ITEMS = 5;
export const TOAST_ANCHOR = { vertical: "bottom", horizontal: "center" } as const;

/** The element of purchase tracking is taken away after this time. */
export const PURCHASE_ELEMENT_MS = 1000;
export const RECOMMEND_LISTED_MAX_ITEMS = 3;
export const RECOMMEND_CATEGORY_MAX_LEVELS = 5;
