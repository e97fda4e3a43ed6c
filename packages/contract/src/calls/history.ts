import { SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { ProductInfo } from "../shapes/catalogue.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { idParams, rowNumber } from "../shapes/query.ts";
import { DateTime, Id, listOf, text } from "../shapes/text.ts";

const Viewed = v.object({
  data: listOf(v.object({ id: Id, product_id: described("The product's `id`.", v.number()), product: ProductInfo })),
});

export const listGuestProductHistories = call({
  method: "GET",
  path: "/v1/guest/product-histories",
  auth: "public",
  summary: "The last products viewed in this browser (guest cookie), newest first, at most 10",
  answer: Viewed,
});

export const listProductHistories = call({
  method: "GET",
  path: "/v1/me/product-histories",
  auth: "member",
  summary: "The last products viewed by the member, newest first, at most 10",
  query: v.object(pageQuery),
  answer: Viewed,
  paged: true,
});

export const addProductHistory = call({
  method: "POST",
  path: "/v1/product-histories",
  auth: "public",
  summary: "Records a viewed product; sets the guest cookie for guests",
  body: v.object({ product_id: described("The product's `id`.", rowNumber) }),
  answer: v.object({ id: Id, product_id: described("The product's `id`.", v.number()), product: ProductInfo }),
});

export const addSearchHistory = call({
  method: "POST",
  path: "/v1/product-search-histories",
  auth: "public",
  summary: "Records a search word; never called with a blank one",
  body: v.object({
    word: described("The word to search for.", text(SEARCH_WORD_MAX)),
  }),
});

export const deleteProductHistory = call({
  method: "DELETE",
  path: "/v1/me/product-histories/{id}",
  auth: "member",
  summary: "Removes a product from the member's history",
  params: idParams,
});

export const listSearchHistories = call({
  method: "GET",
  path: "/v1/me/product-search-histories",
  auth: "member",
  summary: "The member's distinct search words, newest first, at most 50",
  query: v.object(pageQuery),
  answer: v.object({
    data: described(
      "The entries in display order.",
      v.array(v.object({ id: Id, word: described("The word searched for.", v.string()), searched_at: DateTime })),
    ),
  }),
  paged: true,
});

export const deleteSearchHistory = call({
  method: "DELETE",
  path: "/v1/me/product-search-histories/{id}",
  auth: "member",
  summary: "Removes a word from the member's history",
  params: idParams,
});
