import * as v from "valibot";
import { call } from "../call.ts";
import { ProductInfo } from "../shapes/catalogue.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { rowNumber, SearchWord, wholeNumber } from "../shapes/query.ts";

const id = { params: v.object({ id: wholeNumber(1, 2_147_483_647) }) };

const Viewed = v.object({ data: v.array(v.object({ id: v.number(), product_id: v.number(), product: ProductInfo })) });

export const listGuestProductHistories = call({
  method: "GET",
  path: "/v1/guest/product-histories",
  auth: "public",
  summary: "The last products that this browser looked at (by the guest cookie), newest first, at most 10",
  answer: Viewed,
});

export const listProductHistories = call({
  method: "GET",
  path: "/v1/me/product-histories",
  auth: "member",
  summary: "The last products that the member looked at, newest first, at most 10",
  query: v.object(pageQuery),
  answer: Viewed,
  paged: true,
});

export const addProductHistory = call({
  method: "POST",
  path: "/v1/product-histories",
  auth: "public",
  summary: "Notes that a product was looked at; sets the guest cookie where nobody is logged in",
  body: v.object({ product_id: rowNumber }),
  answer: v.object({ id: v.number(), product_id: v.number(), product: ProductInfo }),
});

export const addSearchHistory = call({
  method: "POST",
  path: "/v1/product-search-histories",
  auth: "public",
  summary: "Notes a searched word; never called with a blank one",
  body: v.object({ word: v.pipe(SearchWord, v.minLength(1, "入力してください。")) }),
});

export const deleteProductHistory = call({
  method: "DELETE",
  path: "/v1/me/product-histories/{id}",
  auth: "member",
  summary: "Takes one product out of the member's history",
  ...id,
});

export const listSearchHistories = call({
  method: "GET",
  path: "/v1/me/product-search-histories",
  auth: "member",
  summary: "The words that the member searched for, newest first, each once, at most 50",
  query: v.object(pageQuery),
  answer: v.object({
    /** `searched_at` is ISO 8601. */
    data: v.array(v.object({ id: v.number(), word: v.string(), searched_at: v.string() })),
  }),
  paged: true,
});

export const deleteSearchHistory = call({
  method: "DELETE",
  path: "/v1/me/product-search-histories/{id}",
  auth: "member",
  summary: "Takes one word out of the member's history",
  ...id,
});
