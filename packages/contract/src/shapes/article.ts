import * as v from "valibot";
import { described } from "../described.ts";
import { ProductInfo } from "./catalogue.ts";
import { OptionalPicture } from "./media.ts";
import { DateTime, PlainText, SafeHtml, UrlKey } from "./text.ts";

/** The next or previous article. */
const Neighbour = v.nullable(v.object({ key: UrlKey, title: PlainText }));

/** The fields of an article beyond those of the list. */
const whole = {
  body: SafeHtml,
  newer: described("The next newer article; null for none.", Neighbour),
  older: described("The next older article; null for none.", Neighbour),
};

export const News = v.object({
  id: described("The `id`, the `readable_id` of `POST /v1/news/readables`.", v.number()),
  key: UrlKey,
  title: PlainText,
  category: described("The category's name.", v.string()),
  published_at: DateTime,
  is_read: described("Whether the member has read it; null for a guest.", v.nullable(v.boolean())),
});
export type News = v.InferOutput<typeof News>;

export const NewsArticle = v.object({ ...News.entries, ...whole });
export type NewsArticle = v.InferOutput<typeof NewsArticle>;

export const Blog = v.object({
  key: UrlKey,
  title: PlainText,
  lead: described("Two or three sentences of plain text.", v.string()),
  category: described("The category's name.", v.string()),
  author: described("The author's name; null for none.", v.nullable(v.string())),
  image: OptionalPicture,
  published_at: DateTime,
});
export type Blog = v.InferOutput<typeof Blog>;

export const BlogArticle = v.object({
  ...Blog.entries,
  ...whole,
  products: described("Products of the article that are on show.", v.array(ProductInfo)),
});
export type BlogArticle = v.InferOutput<typeof BlogArticle>;
