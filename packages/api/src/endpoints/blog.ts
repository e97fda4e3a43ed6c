import type { Answer, Input } from "@noren/contract";
import { api, PRODUCT_TAGS } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listBlogs = buildQuery("listBlogs", "GET", "/v1/blogs");
const getBlog = buildQuery("getBlog", "GET", "/v1/blogs/{key}");

export const blog = api.injectEndpoints({
  endpoints: (build) => ({
    listBlogs: build.query<Paged<"listBlogs">, NonNullable<Input<"listBlogs">["query"]>>({
      query: (query) => listBlogs({ query }),
      transformResponse: withPagination<"listBlogs">,
    }),
    getBlog: build.query<Answer<"getBlog">, string>({
      query: (key) => getBlog({ params: { key } }),
      providesTags: PRODUCT_TAGS,
    }),
  }),
});

export const { useListBlogsQuery, useGetBlogQuery } = blog;
