import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Blog, BlogArticle, News, NewsArticle } from "../shapes/article.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { keyParams, rowNumber } from "../shapes/query.ts";
import { DisplayName, Id, listOf, text } from "../shapes/text.ts";

/** The filter by the category's name. */
const ofCategory = v.object({
  ...pageQuery,
  category: described("Only entries of this category.", v.optional(text(50))),
});

export const listNews = call({
  method: "GET",
  path: "/v1/news",
  auth: "public",
  summary: "Published news, newest first, optionally of one category",
  query: ofCategory,
  answer: v.object({ data: listOf(News) }),
  paged: true,
});

export const getNews = call({
  method: "GET",
  path: "/v1/news/{key}",
  auth: "public",
  summary: "A news item with its text and its neighbours; does not mark it as read",
  params: keyParams,
  answer: NewsArticle,
});

export const readNews = call({
  method: "POST",
  path: "/v1/news/readables",
  auth: "member",
  summary: "Marks a news item as read by the member; idempotent",
  body: v.object({
    readable_id: described("The news' `id`.", rowNumber),
  }),
  answer: v.object({ id: Id, is_read: described("Whether the member has read it.", v.boolean()) }),
});

export const listBlogs = call({
  method: "GET",
  path: "/v1/blogs",
  auth: "public",
  summary: "Published blog articles, newest first, optionally of one category",
  query: ofCategory,
  answer: v.object({
    data: listOf(Blog),
    categories: described(
      "Categories with articles, the largest first.",
      v.array(v.object({ name: DisplayName, count: described("Number of articles.", v.number()) })),
    ),
  }),
  paged: true,
});

export const getBlog = call({
  method: "GET",
  path: "/v1/blogs/{key}",
  auth: "public",
  summary: "A blog article with its text, its products and its neighbours",
  params: keyParams,
  answer: BlogArticle,
});
