import type { Answer, Input } from "@noren/contract";
import { PER_ALL } from "@noren/domain/limits";
import { api, keyedTag, PRODUCT_TAGS } from "../api.ts";
import { LOADED_ONCE, withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";
import { changeFavourites } from "../favourite.ts";

const listBrands = buildQuery("listBrands", "GET", "/v1/brands");
const listCategories = buildQuery("listCategories", "GET", "/v1/categories/hierarchy");
const listProducts = buildQuery("listProducts", "GET", "/v1/products");
const getProduct = buildQuery("getProduct", "GET", "/v1/products/{key}");
const listRecommendations = buildQuery("listRecommendations", "GET", "/v1/products/{key}/recommend");
const listAccessories = buildQuery("listAccessories", "GET", "/v1/products/{key}/accessories");
const listFeedProducts = buildQuery("listFeedProducts", "GET", "/v1/product-feed");
const likeProduct = buildQuery("likeProduct", "POST", "/v1/products/{id}/likes");
const unlikeProduct = buildQuery("unlikeProduct", "DELETE", "/v1/products/{id}/likes");

export type ProductQuery = NonNullable<Input<"listProducts">["query"]>;

export const catalogue = api.injectEndpoints({
  endpoints: (build) => ({
    /** All brands in one answer [limits.page-size]. */
    listBrands: build.query<Paged<"listBrands">, void>({
      query: () => listBrands({ query: { per: PER_ALL } }),
      transformResponse: withPagination<"listBrands">,
      ...LOADED_ONCE,
    }),
    listCategories: build.query<Answer<"listCategories">, "products" | "inquiries">({
      query: (table) => listCategories({ query: { table } }),
    }),
    /** [calls.products-child] With a category, the answer includes the products of its subcategories. */
    listProducts: build.query<Paged<"listProducts">, ProductQuery>({
      query: (query) => listProducts({ query: query.category ? { child: true, ...query } : query }),
      transformResponse: withPagination<"listProducts">,
      providesTags: (_, __, { tag }) => (tag ? [...PRODUCT_TAGS, keyedTag("Tag", tag)] : PRODUCT_TAGS),
    }),
    getProduct: build.query<Answer<"getProduct">, string>({
      query: (key) => getProduct({ params: { key } }),
      // It carries the mean of its reviews.
      providesTags: (_, __, key) => [...PRODUCT_TAGS, keyedTag("Review", key)],
    }),
    listRecommendations: build.query<Answer<"listRecommendations">, string>({
      query: (key) => listRecommendations({ params: { key } }),
      providesTags: PRODUCT_TAGS,
    }),
    listAccessories: build.query<Answer<"listAccessories">, string>({
      query: (key) => listAccessories({ params: { key } }),
      providesTags: PRODUCT_TAGS,
    }),
    /** A page of all products; not kept, since the pages of a large shop together fill the memory. */
    listFeedProducts: build.query<Paged<"listFeedProducts">, number>({
      query: (page) => listFeedProducts({ query: { page } }),
      transformResponse: withPagination<"listFeedProducts">,
      keepUnusedDataFor: 0,
    }),
    /** Sets or clears the favourite flag in every answer that contains the product [favourite.everywhere]. */
    setFavourite: build.mutation<Answer<"likeProduct">, { id: number; is_favorite: boolean }>({
      query: ({ id, is_favorite }) => (is_favorite ? likeProduct : unlikeProduct)({ params: { id } }),
      invalidatesTags: (marked) => (marked ? ["UserList"] : []),
      onQueryStarted: ({ id, is_favorite }, call): Promise<void> => changeFavourites([id], is_favorite, call),
    }),
  }),
});

export const {
  useListBrandsQuery,
  useListCategoriesQuery,
  useListProductsQuery,
  useGetProductQuery,
  useListRecommendationsQuery,
  useListAccessoriesQuery,
  useListFeedProductsQuery,
  useSetFavouriteMutation,
} = catalogue;
