import * as v from "valibot";
import { Picture, ProductInfo } from "./catalogue.ts";

/** Another article beside this one. */
const Neighbour = v.nullable(v.object({ key: v.string(), title: v.string() }));

/** What every article carries beyond its line in the list. */
const whole = {
  /** HTML of the shop's own making, made safe by the backend before it is answered. */
  body: v.string(),
  /** The one published next after it. */
  newer: Neighbour,
  /** The one published last before it. */
  older: Neighbour,
};

export const News = v.object({
  /** What `POST /v1/news/readables` takes as `readable_id`. */
  id: v.number(),
  key: v.string(),
  title: v.string(),
  category: v.string(),
  /** ISO 8601. */
  published_at: v.string(),
  /** Whether the member has read it; null for a guest. */
  is_read: v.nullable(v.boolean()),
});
export type News = v.InferOutput<typeof News>;

export const NewsArticle = v.object({ ...News.entries, ...whole });
export type NewsArticle = v.InferOutput<typeof NewsArticle>;

export const Blog = v.object({
  key: v.string(),
  title: v.string(),
  /** Two or three sentences of plain text. */
  lead: v.string(),
  category: v.string(),
  /** Who wrote it, as the shop names them; null where nobody is named. */
  author: v.nullable(v.string()),
  image: v.nullable(Picture),
  /** ISO 8601. */
  published_at: v.string(),
});
export type Blog = v.InferOutput<typeof Blog>;

export const BlogArticle = v.object({
  ...Blog.entries,
  ...whole,
  /** Products that it speaks of and that are on show. */
  products: v.array(ProductInfo),
});
export type BlogArticle = v.InferOutput<typeof BlogArticle>;
