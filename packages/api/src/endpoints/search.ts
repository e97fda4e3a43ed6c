import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { ask } from "../ask.ts";
import { removeFromPage } from "../pages.ts";

const suggest = ask("listProducts", "GET", "/v1/products");
const addSearchHistory = ask("addSearchHistory", "POST", "/v1/product-search-histories");
const listSearchHistories = ask("listSearchHistories", "GET", "/v1/me/product-search-histories");
const deleteSearchHistory = ask("deleteSearchHistory", "DELETE", "/v1/me/product-search-histories/{id}");

/** So many products stand below a search box that is being typed into. */
const SUGGESTED_PRODUCTS = 5;

export const search = api.injectEndpoints({
  endpoints: (build) => ({
    /** What an unfinished word may become, with the first products that it finds and the shelves they stand on. */
    suggest: build.query<Answer<"listProducts">, string>({
      query: (word) => suggest({ query: { word, suggest: true, per: SUGGESTED_PRODUCTS } }),
      providesTags: ["Favourite", "Personal"],
    }),
    addSearchHistory: build.mutation<null, string>({
      query: (word) => addSearchHistory({ body: { word } }),
      invalidatesTags: (_, problem) => (problem ? [] : ["SearchHistory"]),
    }),
    listSearchHistories: build.query<Paged<"listSearchHistories">, NonNullable<Input<"listSearchHistories">["query"]>>({
      query: (query) => listSearchHistories({ query }),
      transformResponse: withPagination<"listSearchHistories">,
      providesTags: ["SearchHistory"],
    }),
    /** [history.product] Deleting removes one and lowers the total by one. */
    deleteSearchHistory: build.mutation<null, number>({
      query: (id) => deleteSearchHistory({ params: { id } }),
      async onQueryStarted(id, { dispatch, getState, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        for (const page of search.util.selectCachedArgsForQuery(getState(), "listSearchHistories"))
          dispatch(search.util.updateQueryData("listSearchHistories", page, (list) => removeFromPage(list, id)));
      },
    }),
  }),
});

export const {
  useSuggestQuery,
  useAddSearchHistoryMutation,
  useListSearchHistoriesQuery,
  useDeleteSearchHistoryMutation,
} = search;
