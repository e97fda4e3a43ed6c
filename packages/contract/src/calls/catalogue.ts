import { BRAND_KEYS_MAX, PRICE_MAX } from "@noren/validation/fields/search-limits";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import {
  Accessory,
  Brand,
  Category,
  FeedProduct,
  Product,
  ProductFacets,
  ProductInfo,
  ProductSort,
} from "../shapes/catalogue.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { KeyedProductDelivery, ProductDelivery, ProductDetails } from "../shapes/product-details.ts";
import {
  AttributeConditions,
  AttributeNumbers,
  AttributeOrder,
  flag,
  idParams,
  Key,
  keyList,
  keyParams,
  SearchWord,
  wholeNumber,
} from "../shapes/query.ts";
import { DisplayName, exampleText, Id, listOf, UrlKey } from "../shapes/text.ts";

const PREFECTURE_COUNT = 47;

export const listBrands = call({
  method: "GET",
  path: "/v1/brands",
  auth: "public",
  summary: "The shop's brands, sorted by kana",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(Brand) }),
  paged: true,
});

export const listCategories = call({
  method: "GET",
  path: "/v1/categories/hierarchy",
  auth: "public",
  summary: "The category tree",
  query: v.object({ table: described("The table that the ids belong to.", v.picklist(["products", "inquiries"])) }),
  answer: v.object({ data: listOf(Category) }),
});

export const listProducts = call({
  method: "GET",
  path: "/v1/products",
  auth: "public",
  summary: "Products on show, filtered, searched and sorted; 15 per page by default",
  query: v.object({
    ...pageQuery,
    category: described("Category key.", v.optional(Key)),
    child: described("With a category: includes products of its subcategories.", v.optional(flag)),
    brand: described(
      "Brand key, or several separated by commas.",
      v.optional(
        v.pipe(
          v.string(),
          v.regex(/^[\w.~,-]+$/, "形式が正しくありません。"),
          v.maxLength(BRAND_KEYS_MAX, "形式が正しくありません。"),
        ),
      ),
    ),
    maker: described("Maker key: the products of all its brands.", v.optional(Key)),
    tag: described("Tag key.", v.optional(Key)),
    attributes: described(
      "Conditions on attributes, separated by semicolons: `brew:paper,press` for one of these choices, `roast:4..6` for numbers, whose ends may be absent. Up to 8.",
      v.optional(AttributeConditions),
    ),
    near: described(
      "Numbers on scales: `acidity:4;body:2.5`. The nearest products come first, before `sort` decides.",
      v.optional(AttributeNumbers),
    ),
    by: described(
      "An attribute by whose number products are ordered before `sort` decides: `width` for the lowest first, `-width` for the highest. Products without the number come last.",
      v.optional(AttributeOrder),
    ),
    word: described("All words must match; full and half width are equal.", v.optional(SearchWord)),
    price_min: described("Whole yen with tax.", v.optional(wholeNumber(0, PRICE_MAX))),
    price_max: described("Whole yen with tax.", v.optional(wholeNumber(0, PRICE_MAX))),
    in_stock: described("Only products that can be bought now.", v.optional(flag)),
    is_new: described("Whether the product is new.", v.optional(flag)),
    sort: described("The order of the entries.", v.optional(ProductSort)),
    suggest: described("With a word: returns `suggestions` for a search box.", v.optional(flag)),
  }),
  answer: v.object({
    data: listOf(ProductInfo),
    facets: ProductFacets,
    suggestions: described(
      "Up to 8 completions of the word; only with `suggest`.",
      v.optional(v.array(exampleText("飯碗"))),
    ),
  }),
  paged: true,
  errors: { "tag.password_required": 403 },
});

export const listSearchSuggestions = call({
  method: "GET",
  path: "/v1/search-suggestions",
  auth: "public",
  summary: "What a search field offers while a word is typed",
  query: v.object({
    word: described("The word as typed so far; without one, the answer has the popular words.", v.optional(SearchWord)),
  }),
  answer: v.object({
    words: described(
      "Up to 8 words that complete the typed one and lead to products; those to search for instead where it finds nothing.",
      v.array(exampleText("飯碗")),
    ),
    categories: described(
      "Up to 3 categories with products whose name or reading begins with the word.",
      v.array(
        v.object({
          key: UrlKey,
          name: DisplayName,
          product_count: described("Number of products on show in this category and its subcategories.", v.number()),
        }),
      ),
    ),
    products: described("The first 5 products of a search for the word.", v.array(ProductInfo)),
    total: described("Number of products that the word finds.", v.number()),
  }),
});

export const getProduct = call({
  method: "GET",
  path: "/v1/products/{key}",
  auth: "public",
  summary: "A product with its variants, pictures and stock",
  params: keyParams,
  answer: Product,
});

export const getProductDetails = call({
  method: "GET",
  path: "/v1/products/{key}/details",
  auth: "public",
  summary: "A product's maker, tags, size table and gift packing",
  params: keyParams,
  answer: ProductDetails,
});

export const getProductDelivery = call({
  method: "GET",
  path: "/v1/products/{key}/delivery",
  auth: "public",
  summary: "Postage and earliest arrival of a product in a prefecture",
  params: keyParams,
  query: v.object({
    prefecture: described("The prefecture's `id`: 1 (北海道) to 47 (沖縄県).", wholeNumber(1, PREFECTURE_COUNT)),
  }),
  answer: ProductDelivery,
});

export const listProductDeliveries = call({
  method: "GET",
  path: "/v1/product-deliveries",
  auth: "public",
  summary: "Postage and earliest arrival of several products in a prefecture, each alone",
  query: v.object({
    prefecture: described("The prefecture's `id`: 1 (北海道) to 47 (沖縄県).", wholeNumber(1, PREFECTURE_COUNT)),
    keys: described(
      "Product keys separated by commas, up to 100. Products that are not on show are absent from the answer.",
      keyList(100, "seiji-meshiwan,sometsuke-meshiwan"),
    ),
  }),
  answer: v.object({ data: listOf(KeyedProductDelivery) }),
});

export const listFeedProducts = call({
  method: "GET",
  path: "/v1/product-feed",
  auth: "public",
  summary: "All products on show for feeds and sitemaps, 100 per page",
  query: v.object({ page: pageQuery.page }),
  answer: v.object({ data: listOf(FeedProduct) }),
  paged: true,
});

export const listRecommendations = call({
  method: "GET",
  path: "/v1/products/{key}/recommend",
  auth: "public",
  summary: "Up to 8 recommended products",
  params: keyParams,
  answer: v.object({ data: listOf(ProductInfo) }),
});

export const listAccessories = call({
  method: "GET",
  path: "/v1/products/{key}/accessories",
  auth: "public",
  summary: "Accessories of a product (a lid, a gift box, a refill) with their variants",
  params: keyParams,
  answer: v.object({ data: listOf(Accessory) }),
});

export const likeProduct = call({
  method: "POST",
  path: "/v1/products/{id}/likes",
  auth: "member",
  summary: "Marks a product as favourite",
  params: idParams,
  answer: v.object({
    id: Id,
    is_favorite: described("Whether it is a favourite of the member; false for guests.", v.boolean()),
  }),
});

export const unlikeProduct = call({
  method: "DELETE",
  path: "/v1/products/{id}/likes",
  auth: "member",
  summary: "Removes a product from the favourites",
  params: idParams,
  answer: v.object({
    id: Id,
    is_favorite: described("Whether it is a favourite of the member; false for guests.", v.boolean()),
  }),
});
