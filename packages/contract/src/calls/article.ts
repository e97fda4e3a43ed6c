import * as v from "valibot";
import { call } from "../call.ts";
import { Blog, BlogArticle, News, NewsArticle } from "../shapes/article.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { Key, rowNumber } from "../shapes/query.ts";
import { text } from "../shapes/text.ts";

const key = { params: v.object({ key: Key }) };
/** A category goes by its name, as the list shows it. */
const ofCategory = v.object({ ...pageQuery, category: v.optional(text(50)) });

export const listNews = call({
  method: "GET",
  path: "/v1/news",
  auth: "public",
  summary: "News published until now, newest first, of one category where one is named",
  query: ofCategory,
  answer: v.object({ data: v.array(News) }),
  paged: true,
});

export const getNews = call({
  method: "GET",
  path: "/v1/news/{key}",
  auth: "public",
  summary: "One piece of news with its text and its neighbours; asking does not mark it as read",
  ...key,
  answer: NewsArticle,
});

export const readNews = call({
  method: "POST",
  path: "/v1/news/readables",
  auth: "member",
  summary: "Marks a piece of news as read by the member, however often",
  body: v.object({
    /** The news' `id`. */
    readable_id: rowNumber,
  }),
  answer: v.object({ id: v.number(), is_read: v.boolean() }),
});

export const listBlogs = call({
  method: "GET",
  path: "/v1/blogs",
  auth: "public",
  summary: "Blog articles published until now, newest first, of one category where one is named",
  query: ofCategory,
  answer: v.object({
    data: v.array(Blog),
    /** The categories that have articles, by how many. */
    categories: v.array(v.object({ name: v.string(), count: v.number() })),
  }),
  paged: true,
});

export const getBlog = call({
  method: "GET",
  path: "/v1/blogs/{key}",
  auth: "public",
  summary: "One blog article with its text, its products and its neighbours",
  ...key,
  answer: BlogArticle,
});
