import { paginationDefaults } from "@noren/contract/shapes/pagination";
import { expect, test } from "vitest";
import * as limits from "./limits.ts";

test("[limits.page-size] 10 a page from page 1, 15 for products, all of brands and free areas, one collection", () => {
  expect(limits).toMatchObject({
    PAGE_SIZE_ITEMS: 10,
    PRODUCT_PAGE_SIZE_ITEMS: 15,
    FIRST_PAGE: 1,
    PER_ALL: "all",
    COLLECTION_MAX_PAGE_SIZE: 1,
  });
  expect(paginationDefaults).toMatchObject({ per: limits.PAGE_SIZE_ITEMS, current: limits.FIRST_PAGE });
});

test("[limits.history] [limits.defaults] recent products 10, address and measurement default 1", () => {
  expect(limits).toMatchObject({
    RECENT_PRODUCTS_MAX_ITEMS: 10,
    ADDRESS_DEFAULT_LIMIT_ITEMS: 1,
    MEASUREMENT_DEFAULT_LIMIT_ITEMS: 1,
  });
});

test("[limits.waits] every wait in milliseconds, and the calls that a load may make", () => {
  expect(limits).toMatchObject({
    SCROLL_RESTORE_DELAY_MS: 500,
    SCROLL_ANIMATION_MS: 700,
    FETCH_MINIMUM_MS: 200,
    SETTINGS_WAIT_MS: 3000,
    LOGIN_WAIT_MS: 3000,
    TAB_LOCK_WAIT_MS: 3000,
    LOAD_TASKS_WAIT_MS: 5000,
    SIDE_CALL_WAIT_MS: 300,
    PAGE_CALL_WAIT_MS: 5000,
    SIDE_CALLS_MAX: 60,
    CHUNK_RELOAD_GUARD_MS: 60_000,
  });
});

test("[session.expiry-margin] [cart.decision-token] margin 5 s, ordered cart 30 min", () => {
  expect(limits.TOKEN_EXPIRY_MARGIN_SECONDS).toBe(5);
  expect(limits.ORDERED_CART_LIFETIME_MS).toBe(30 * 60 * 1000);
});

test("[toast.behaviour] bottom centre, 5000 ms, at most 5", () => {
  expect(limits.TOAST_ANCHOR).toEqual({ vertical: "bottom", horizontal: "center" });
  expect([limits.TOAST_DURATION_MS, limits.TOAST_MAX_ITEMS]).toEqual([5000, 5]);
});

test("[tracking.purchase] [tracking.recommend] tracking", () => {
  expect(limits).toMatchObject({
    PURCHASE_ELEMENT_MS: 1000,
    RECOMMEND_LISTED_MAX_ITEMS: 3,
    RECOMMEND_CATEGORY_MAX_LEVELS: 5,
  });
});
