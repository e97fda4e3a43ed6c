import type { Answer, Input } from "@noren/contract";
import { markRead } from "@noren/domain/read-marks";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listNews = buildQuery("listNews", "GET", "/v1/news");
const getNews = buildQuery("getNews", "GET", "/v1/news/{key}");
const readNews = buildQuery("readNews", "POST", "/v1/news/readables");

export const news = api.injectEndpoints({
  endpoints: (build) => ({
    listNews: build.query<Paged<"listNews">, NonNullable<Input<"listNews">["query"]>>({
      query: (query) => listNews({ query }),
      transformResponse: withPagination<"listNews">,
      providesTags: ["Viewer"],
    }),
    getNews: build.query<Answer<"getNews">, string>({
      query: (key) => getNews({ params: { key } }),
      providesTags: ["Viewer"],
    }),
    /** Marks a news item (by id) as read in every cached list. */
    readNews: build.mutation<Answer<"readNews">, number>({
      query: (readable_id) => readNews({ body: { readable_id } }),
      async onQueryStarted(id, { dispatch, getState, queryFulfilled }): Promise<void> {
        const read = await queryFulfilled.catch(() => undefined);
        if (!read) return;
        for (const page of news.util.selectCachedArgsForQuery(getState(), "listNews")) {
          dispatch(
            news.util.updateQueryData("listNews", page, (list) => {
              list.data = markRead(list.data, id);
            }),
          );
        }
        for (const key of news.util.selectCachedArgsForQuery(getState(), "getNews")) {
          dispatch(
            news.util.updateQueryData("getNews", key, (article) => {
              article.is_read = markRead([article], id)[0]?.is_read ?? article.is_read;
            }),
          );
        }
      },
    }),
  }),
});

export const { useListNewsQuery, useGetNewsQuery, useReadNewsMutation } = news;
