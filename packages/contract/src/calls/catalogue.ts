import { PRICE_MAX } from "@noren/validation/fields/search";
import * as v from "valibot";
import { call } from "../call.ts";
import { Accessory, Brand, Category, Product, ProductFacets, ProductInfo, ProductSort } from "../shapes/catalogue.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { flag, Key, SearchWord, wholeNumber } from "../shapes/query.ts";
import { exampleText } from "../shapes/text.ts";

const key = { params: v.object({ key: Key }) };

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
    /** Maker key: the products of all its brands. */
    maker: v.optional(Key),
    /** Tag key. */
    tag: v.optional(Key),
    /** Every word must be found; kanji, kana, full and half width alike. */
    word: v.optional(SearchWord),
    /** Yen with tax. */
    price_min: v.optional(wholeNumber(0, PRICE_MAX)),
    price_max: v.optional(wholeNumber(0, PRICE_MAX)),
    in_stock: v.optional(flag),
    is_new: v.optional(flag),
    sort: v.optional(ProductSort),
    /** With a word: `suggestions` too, for a search box that is being typed into. */
    suggest: v.optional(flag),
  }),
  answer: v.object({
    data: v.array(ProductInfo),
    facets: ProductFacets,
    /** Up to 8 words that what was typed may become; only with `suggest`. */
    suggestions: v.optional(v.array(exampleText("飯碗"))),
  }),
  paged: true,
  errors: { "tag.password_required": 403 },
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

export const listAccessories = call({
  method: "GET",
  path: "/v1/products/{key}/accessories",
  auth: "public",
  summary: "What belongs to a product (a lid, a gift box, a refill) in the shop's order, ready for the cart",
  ...key,
  answer: v.object({ data: v.array(Accessory) }),
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
