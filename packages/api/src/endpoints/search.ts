import type { Answer, Input } from "@noren/contract";
import { api, PRODUCT_TAGS } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";
import { removeFromPage } from "../pages.ts";

const suggest = buildQuery("listProducts", "GET", "/v1/products");
const listSearchSuggestions = buildQuery("listSearchSuggestions", "GET", "/v1/search-suggestions");
const addSearchHistory = buildQuery("addSearchHistory", "POST", "/v1/product-search-histories");
const listSearchHistories = buildQuery("listSearchHistories", "GET", "/v1/me/product-search-histories");
const deleteSearchHistory = buildQuery("deleteSearchHistory", "DELETE", "/v1/me/product-search-histories/{id}");

/** Number of products shown below the search box while typing. */
const SUGGESTED_PRODUCTS = 5;

export const search = api.injectEndpoints({
  endpoints: (build) => ({
    /** Completions of a partial word, with the first products and their categories. */
    suggest: build.query<Answer<"listProducts">, string>({
      query: (word) => suggest({ query: { word, suggest: true, per: SUGGESTED_PRODUCTS } }),
      providesTags: PRODUCT_TAGS,
    }),
    /** What the search field offers for a partial word; popular words for "". */
    listSearchSuggestions: build.query<Answer<"listSearchSuggestions">, string>({
      query: (word) => listSearchSuggestions({ query: word === "" ? {} : { word } }),
      providesTags: PRODUCT_TAGS,
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
      // The entries after the removed one move up, from one page to the one before.
      invalidatesTags: (_, problem) => (problem ? [] : ["SearchHistory"]),
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
  useListSearchSuggestionsQuery,
  useLazyListSearchSuggestionsQuery,
  useAddSearchHistoryMutation,
  useListSearchHistoriesQuery,
  useDeleteSearchHistoryMutation,
} = search;
