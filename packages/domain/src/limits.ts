import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants";

/** The constants of behaviour/limits.md. Fields define their own lengths, elements their sizes on the screen. */

/** How long before its expiry an access token counts as expired. */
export const TOKEN_EXPIRY_MARGIN_SECONDS = 5;
/** How long the token of an ordered cart is kept. */
export const ORDERED_CART_LIFETIME_MS = 30 * millisecondsInMinute;

/** How long a tab keeps the input of a form whose page was left. */
export const DRAFT_LIFETIME_MS = 30 * millisecondsInMinute;

/** How long a mailed one-time code is valid. */
export const LOGIN_CODE_LIFETIME_MS = 10 * millisecondsInMinute;
/** The least time between two requests for the same mail. */
export const RESEND_WAIT_SECONDS = 60;

/** How long a tab stores the recipient's input for a social gift. */
export const GIFT_LIFETIME_MS = millisecondsInDay;

/** How long a visitor's consent is stored: a year. */
export const CONSENT_LIFETIME_MS = 365 * millisecondsInDay;

/** How long a browser is not offered a passkey again. */
export const PASSKEY_OFFER_LIFETIME_MS = 90 * millisecondsInDay;

/** How long the removal of a line can be taken back. */
export const LINE_UNDO_MS = 8000;
/** The pause after a change of a destination's share, before it is saved. */
export const SHARE_SAVE_DELAY_MS = 500;

export const PAGE_SIZE_ITEMS = 10;
export const PRODUCT_PAGE_SIZE_ITEMS = 15;
export const FIRST_PAGE = 1;
/** `per` of brands, makers and free areas, which load in one response. */
export const PER_ALL = "all";
/** `max_page_size` of a collection that loads on one page. */
export const COLLECTION_MAX_PAGE_SIZE = 1;

export const RECENT_PRODUCTS_MAX_ITEMS = 10;
/** How many favourites of a guest a browser keeps. */
export const GUEST_FAVOURITES_MAX_ITEMS = 100;
/** The default without an x-limit header. */
export const ADDRESS_DEFAULT_LIMIT_ITEMS = 1;
export const MEASUREMENT_DEFAULT_LIMIT_ITEMS = 1;

export const SCROLL_RESTORE_DELAY_MS = 500;
export const SCROLL_ANIMATION_MS = 700;
/** The shortest time that a loader is shown, so that the page does not flicker. */
export const FETCH_MINIMUM_MS = 200;
/** The longest wait for the settings, before a guard decides without them. */
export const SETTINGS_WAIT_MS = 3000;
/** The longest wait for the session to be decided. */
export const LOGIN_WAIT_MS = 3000;
/** The longest wait for a lock that another tab holds. */
export const TAB_LOCK_WAIT_MS = 3000;
/** The longest wait for settings and session together, before a guarded page loads. */
export const LOAD_TASKS_WAIT_MS = 5000;
/** How long the server waits for what a page can do without; the browser fetches it later. */
export const SIDE_CALL_WAIT_MS = 300;
/** How many calls for what a page can do without one load makes on the server. */
export const SIDE_CALLS_MAX = 60;
/** How long the server waits for what a page needs, before it answers with the error page. */
export const PAGE_CALL_WAIT_MS = 5000;
/** The least time between two reloads after a failed chunk. */
export const CHUNK_RELOAD_GUARD_MS = millisecondsInMinute;

export const TOAST_DURATION_MS = 5000;
export const TOAST_MAX_ITEMS = 5;
export const TOAST_ANCHOR = { vertical: "bottom", horizontal: "center" } as const;

/** How long the element of purchase tracking stays in the page. */
export const PURCHASE_ELEMENT_MS = 1000;
export const RECOMMEND_LISTED_MAX_ITEMS = 3;
export const RECOMMEND_CATEGORY_MAX_LEVELS = 5;
