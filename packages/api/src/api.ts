import { buildCreateApi, coreModule, createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";
import { serverHooks } from "./server-hooks.ts";

const create: typeof createApi = import.meta.env.SSR ? buildCreateApi(coreModule(), serverHooks()) : createApi;

/**
 * The storefront's API. Each subject injects its own endpoints, so a page loads only those it uses.
 *
 * Tags: one per kind of resource, with ids, and two across kinds.
 * `Favourite` marks every answer that shows a product's favourite flag; `Personal` every answer that may
 * differ between a guest and a member, which is refetched when someone logs in or out.
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
    "Personal",
    "Point",
    "ProductRequest",
    "Receipt",
    "Review",
    "SearchHistory",
    "Tag",
    "User",
    "UserList",
  ],
  endpoints: () => ({}),
});
