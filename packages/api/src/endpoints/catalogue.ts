import type { Answer, Input } from "@noren/contract";
import { pushRecent } from "@noren/domain/product-history";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { ask } from "../ask.ts";
import { markEverywhere } from "../favourite.ts";

const listBrands = ask("listBrands", "GET", "/v1/brands");
const listCategories = ask("listCategories", "GET", "/v1/categories/hierarchy");
const listProducts = ask("listProducts", "GET", "/v1/products");
const getProduct = ask("getProduct", "GET", "/v1/products/{key}");
const listRecommendations = ask("listRecommendations", "GET", "/v1/products/{key}/recommend");
const likeProduct = ask("likeProduct", "POST", "/v1/products/{id}/likes");
const unlikeProduct = ask("unlikeProduct", "DELETE", "/v1/products/{id}/likes");
const listGuestProductHistories = ask("listGuestProductHistories", "GET", "/v1/guest/product-histories");
const listProductHistories = ask("listProductHistories", "GET", "/v1/me/product-histories");
const addProductHistory = ask("addProductHistory", "POST", "/v1/product-histories");
const addSearchHistory = ask("addSearchHistory", "POST", "/v1/product-search-histories");

export type ProductQuery = NonNullable<Input<"listProducts">["query"]>;

const showsProducts = ["Favourite", "Personal"] as const;

export const catalogue = api.injectEndpoints({
  endpoints: (build) => ({
    /** All brands in one answer (spec 9). */
    listBrands: build.query<Paged<"listBrands">, void>({
      query: () => listBrands({ query: { per: "all" } }),
      transformResponse: withPagination<"listBrands">,
    }),
    listCategories: build.query<Answer<"listCategories">, "products" | "inquiries">({
      query: (table) => listCategories({ query: { table } }),
    }),
    /** Spec 7: with a category the products of those below it belong to the answer. */
    listProducts: build.query<Paged<"listProducts">, ProductQuery>({
      query: (query) => listProducts({ query: query.category ? { child: true, ...query } : query }),
      transformResponse: withPagination<"listProducts">,
      providesTags: showsProducts,
    }),
    getProduct: build.query<Answer<"getProduct">, string>({
      query: (key) => getProduct({ params: { key } }),
      providesTags: showsProducts,
    }),
    listRecommendations: build.query<Answer<"listRecommendations">, string>({
      query: (key) => listRecommendations({ params: { key } }),
      providesTags: showsProducts,
    }),
    /** Marks or unmarks a favourite, wherever the product is shown (spec 4). */
    setFavourite: build.mutation<Answer<"likeProduct">, { id: number; is_favorite: boolean }>({
      query: ({ id, is_favorite }) => (is_favorite ? likeProduct : unlikeProduct)({ params: { id } }),
      async onQueryStarted(favourite, { dispatch, getState, queryFulfilled }): Promise<void> {
        const takeBack = markEverywhere(dispatch, getState(), favourite);
        await queryFulfilled.catch(takeBack);
      },
    }),
    listGuestProductHistories: build.query<Answer<"listGuestProductHistories">, void>({
      query: () => listGuestProductHistories(),
      providesTags: showsProducts,
    }),
    listProductHistories: build.query<Paged<"listProductHistories">, void>({
      query: () => listProductHistories({}),
      transformResponse: withPagination<"listProductHistories">,
      providesTags: showsProducts,
    }),
    addProductHistory: build.mutation<Answer<"addProductHistory">, number>({
      query: (product_id) => addProductHistory({ body: { product_id } }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const added = await queryFulfilled.catch(() => undefined);
        if (!added) return;
        const push = (draft: Answer<"listGuestProductHistories">) => {
          draft.data = pushRecent(draft.data, added.data);
        };
        dispatch(catalogue.util.updateQueryData("listGuestProductHistories", undefined, push));
        dispatch(catalogue.util.updateQueryData("listProductHistories", undefined, push));
      },
    }),
    addSearchHistory: build.mutation<null, string>({
      query: (word) => addSearchHistory({ body: { word } }),
    }),
  }),
});

export const {
  useListBrandsQuery,
  useListCategoriesQuery,
  useListProductsQuery,
  useGetProductQuery,
  useListRecommendationsQuery,
  useSetFavouriteMutation,
  useListGuestProductHistoriesQuery,
  useListProductHistoriesQuery,
  useAddProductHistoryMutation,
  useAddSearchHistoryMutation,
} = catalogue;
