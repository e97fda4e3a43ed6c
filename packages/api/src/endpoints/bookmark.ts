import type { Answer, BookmarkInput, Input } from "@noren/contract";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";
import { removeFromPage } from "../pages.ts";

const listBookmarks = buildQuery("listBookmarks", "GET", "/v1/me/bookmarks");
const getBookmark = buildQuery("getBookmark", "GET", "/v1/me/bookmarks/{id}");
const createBookmark = buildQuery("createBookmark", "POST", "/v1/me/bookmarks");
const deleteBookmark = buildQuery("deleteBookmark", "DELETE", "/v1/me/bookmarks/{id}");

export const bookmark = api.injectEndpoints({
  endpoints: (build) => ({
    listBookmarks: build.query<Paged<"listBookmarks">, NonNullable<Input<"listBookmarks">["query"]>>({
      query: (query) => listBookmarks({ query }),
      transformResponse: withPagination<"listBookmarks">,
      providesTags: ["Bookmark"],
    }),
    getBookmark: build.query<Answer<"getBookmark">, number>({ query: (id) => getBookmark({ params: { id } }) }),
    createBookmark: build.mutation<Answer<"createBookmark">, BookmarkInput>({
      query: (body) => createBookmark({ body }),
      invalidatesTags: (created) => (created ? ["Bookmark"] : []),
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }): Promise<void> {
        const created = (await queryFulfilled.catch(() => undefined))?.data;
        if (!created) return;
        for (const query of bookmark.util.selectCachedArgsForQuery(getState(), "listBookmarks")) {
          if (query.page !== undefined && query.page !== 1) continue;
          const prepend = (list: Paged<"listBookmarks">) => {
            list.data = [created, ...list.data.filter(({ id }) => id !== created.id)];
          };
          dispatch(bookmark.util.updateQueryData("listBookmarks", query, prepend));
        }
      },
    }),
    deleteBookmark: build.mutation<null, number>({
      query: (id) => deleteBookmark({ params: { id } }),
      // The entries after the removed one move up, from one page to the one before.
      invalidatesTags: (_, problem) => (problem ? [] : ["Bookmark"]),
      async onQueryStarted(id, { dispatch, getState, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        for (const page of bookmark.util.selectCachedArgsForQuery(getState(), "listBookmarks"))
          dispatch(bookmark.util.updateQueryData("listBookmarks", page, (list) => removeFromPage(list, id)));
      },
    }),
  }),
});

export const { useListBookmarksQuery, useGetBookmarkQuery, useCreateBookmarkMutation, useDeleteBookmarkMutation } =
  bookmark;
