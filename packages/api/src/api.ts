import { buildCreateApi, coreModule, createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";
import { createServerHooks } from "./server-hooks.ts";

/** On the server, hooks read the store and subscribe to nothing: the loads have filled it. */
const create: typeof createApi = import.meta.env.SSR ? buildCreateApi(coreModule(), createServerHooks()) : createApi;

/**
 * The storefront's API. Each subject injects its own endpoints, so a page loads only those it uses.
 *
 * Tags: one per kind of resource, with an id where single resources are refetched, and two across kinds. `Tag` is a
 * product's tag.
 * `Favourite` marks every answer that shows a product's favourite flag; `Viewer` every answer that depends on who is
 * logged in, which is refetched after a login or logout.
 */
export const api = create({
  reducerPath: "api",
  baseQuery,
  tagTypes: [
    "Address",
    "Bookmark",
    "Card",
    "Cart",
    "Coupon",
    "Favourite",
    "Inquiry",
    "Order",
    "Point",
    "ProductRequest",
    "Receipt",
    "Review",
    "SearchHistory",
    "Tag",
    "User",
    "UserList",
    "Viewer",
  ],
  endpoints: () => ({}),
});

/** The tags of an answer that shows products. */
export const PRODUCT_TAGS = ["Favourite", "Viewer"] as const;

/**
 * The tag of the resource that a key names. Keys may come from a URL, and RTK Query finds the answers of a tag in a plain object,
 * which has a `constructor` too: no property of its prototype begins with a slash.
 */
export const keyedTag = <Type extends string>(type: Type, key: string) => ({ type, id: `/${key}` }) as const;
