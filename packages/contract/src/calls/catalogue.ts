import * as v from "valibot";
import { call } from "../call.ts";
import { Brand, Category, Product, ProductFacets, ProductInfo, ProductSort } from "../shapes/catalogue.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { flag, Key, rowNumber, wholeNumber } from "../shapes/query.ts";

const key = { params: v.object({ key: Key }) };
const Word = v.pipe(v.string(), v.trim(), v.maxLength(100, "100文字以内で入力してください。"));

export const listBrands = call({
  method: "GET",
  path: "/v1/brands",
  auth: "public",
  summary: "The brands of the shop in the order of their kana",
  query: v.object(pageQuery),
  answer: v.object({ data: v.array(Brand) }),
  paged: true,
});

export const listCategories = call({
  method: "GET",
  path: "/v1/categories/hierarchy",
  auth: "public",
  summary: "The tree of categories",
  query: v.object({ table: v.picklist(["products", "inquiries"]) }),
  answer: v.object({ data: v.array(Category) }),
});

export const listProducts = call({
  method: "GET",
  path: "/v1/products",
  auth: "public",
  summary: "Products on show, filtered, searched and sorted; 15 a page unless asked otherwise",
  query: v.object({
    ...pageQuery,
    /** Category key. */
    category: v.optional(Key),
    /** With a category: products of the categories below it too. */
    child: v.optional(flag),
    /** Brand key; several are parted by commas. */
    brand: v.optional(v.pipe(v.string(), v.regex(/^[\w.~,-]{1,400}$/, "形式が正しくありません。"))),
    /** Every word must be found; kanji, kana, full and half width alike. */
    word: v.optional(Word),
    /** Yen with tax. */
    price_min: v.optional(wholeNumber(0, 100_000_000)),
    price_max: v.optional(wholeNumber(0, 100_000_000)),
    in_stock: v.optional(flag),
    is_new: v.optional(flag),
    sort: v.optional(ProductSort),
  }),
  answer: v.object({ data: v.array(ProductInfo), facets: ProductFacets }),
  paged: true,
});

export const getProduct = call({
  method: "GET",
  path: "/v1/products/{key}",
  auth: "public",
  summary: "One product with its variants, pictures and stock",
  ...key,
  answer: Product,
});

export const listRecommendations = call({
  method: "GET",
  path: "/v1/products/{key}/recommend",
  auth: "public",
  summary: "Up to 8 products that go with this one",
  ...key,
  answer: v.object({ data: v.array(ProductInfo) }),
});

export const likeProduct = call({
  method: "POST",
  path: "/v1/products/{id}/likes",
  auth: "member",
  summary: "Marks a product as favourite",
  params: v.object({ id: wholeNumber(1, 2_147_483_647) }),
  answer: v.object({ id: v.number(), is_favorite: v.boolean() }),
});

export const unlikeProduct = call({
  method: "DELETE",
  path: "/v1/products/{id}/likes",
  auth: "member",
  summary: "Takes the favourite mark away",
  params: v.object({ id: wholeNumber(1, 2_147_483_647) }),
  answer: v.object({ id: v.number(), is_favorite: v.boolean() }),
});

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
  summary: "Notes a searched word; never called with a blank one (spec 5)",
  body: v.object({ word: v.pipe(Word, v.minLength(1, "入力してください。")) }),
});
