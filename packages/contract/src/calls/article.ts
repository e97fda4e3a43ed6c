import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Blog, BlogArticle, News, NewsArticle } from "../shapes/article.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { keyParams, rowNumber } from "../shapes/query.ts";
import { DisplayName, Id, listOf, text } from "../shapes/text.ts";

/** A category goes by its name, as the list shows it. */
const ofCategory = v.object({
  ...pageQuery,
  category: described("Only entries of this category.", v.optional(text(50))),
});

export const listNews = call({
  method: "GET",
  path: "/v1/news",
  auth: "public",
  summary: "News published until now, newest first, of one category where one is named",
  query: ofCategory,
  answer: v.object({ data: listOf(News) }),
  paged: true,
});

export const getNews = call({
  method: "GET",
  path: "/v1/news/{key}",
  auth: "public",
  summary: "One piece of news with its text and its neighbours; asking does not mark it as read",
  params: keyParams,
  answer: NewsArticle,
});

export const readNews = call({
  method: "POST",
  path: "/v1/news/readables",
  auth: "member",
  summary: "Marks a piece of news as read by the member, however often",
  body: v.object({
    readable_id: described("The news' `id`.", rowNumber),
  }),
  answer: v.object({ id: Id, is_read: described("Whether the member has read it.", v.boolean()) }),
});

export const listBlogs = call({
  method: "GET",
  path: "/v1/blogs",
  auth: "public",
  summary: "Blog articles published until now, newest first, of one category where one is named",
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
  summary: "One blog article with its text, its products and its neighbours",
  params: keyParams,
  answer: BlogArticle,
});
