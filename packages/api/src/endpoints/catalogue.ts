import type { Answer, Input } from "@noren/contract";
import { PER_ALL } from "@noren/domain/limits";
import { api } from "../api.ts";
import { LOADED_ONCE, withPagination, type Paged } from "../answers.ts";
import { ask } from "../ask.ts";
import { markEverywhere } from "../favourite.ts";

const listBrands = ask("listBrands", "GET", "/v1/brands");
const listCategories = ask("listCategories", "GET", "/v1/categories/hierarchy");
const listProducts = ask("listProducts", "GET", "/v1/products");
const getProduct = ask("getProduct", "GET", "/v1/products/{key}");
const listRecommendations = ask("listRecommendations", "GET", "/v1/products/{key}/recommend");
const listAccessories = ask("listAccessories", "GET", "/v1/products/{key}/accessories");
const likeProduct = ask("likeProduct", "POST", "/v1/products/{id}/likes");
const unlikeProduct = ask("unlikeProduct", "DELETE", "/v1/products/{id}/likes");

export type ProductQuery = NonNullable<Input<"listProducts">["query"]>;

const showsProducts = ["Favourite", "Personal"] as const;

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
    /** [calls.products-child] With a category the products of those below it belong to the answer. */
    listProducts: build.query<Paged<"listProducts">, ProductQuery>({
      query: (query) => listProducts({ query: query.category ? { child: true, ...query } : query }),
      transformResponse: withPagination<"listProducts">,
      providesTags: (_, __, { tag }) => (tag ? [...showsProducts, { type: "Tag" as const, id: tag }] : showsProducts),
    }),
    getProduct: build.query<Answer<"getProduct">, string>({
      query: (key) => getProduct({ params: { key } }),
      providesTags: showsProducts,
    }),
    listRecommendations: build.query<Answer<"listRecommendations">, string>({
      query: (key) => listRecommendations({ params: { key } }),
      providesTags: showsProducts,
    }),
    listAccessories: build.query<Answer<"listAccessories">, string>({
      query: (key) => listAccessories({ params: { key } }),
      providesTags: showsProducts,
    }),
    /** Marks or unmarks a favourite, wherever the product is shown [favourite.everywhere]. */
    setFavourite: build.mutation<Answer<"likeProduct">, { id: number; is_favorite: boolean }>({
      query: ({ id, is_favorite }) => (is_favorite ? likeProduct : unlikeProduct)({ params: { id } }),
      invalidatesTags: (marked) => (marked ? ["UserList"] : []),
      async onQueryStarted(favourite, { dispatch, getState, queryFulfilled }): Promise<void> {
        const takeBack = markEverywhere(dispatch, getState(), favourite);
        await queryFulfilled.catch(takeBack);
      },
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
  useSetFavouriteMutation,
} = catalogue;
