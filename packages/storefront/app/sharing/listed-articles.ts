import { blog } from "@noren/api/endpoints/blog";
import { news } from "@noren/api/endpoints/news";
import type { Blog, News } from "@noren/contract";
import { type DocumentContext } from "./document.ts";
import { fetchIfPublished } from "../load/fetch-if-published.ts";

/** Articles of a page, and pages that a sitemap reads at most. */
const PER_PAGE = 100;
const PAGES_MAX = 200;

interface Listed<Item> {
  data: Item[];
  pagination: { last: number };
}

async function listAll<Item>(fetchPage: (page: number) => Promise<Listed<Item> | null>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, PAGES_MAX); page += 1) {
    const list = await fetchPage(page);
    if (!list) break;
    items.push(...list.data);
    last = list.pagination.last;
  }
  return items;
}

/** All published articles of the blog, newest first. */
export const listAllBlogs = (context: DocumentContext): Promise<Blog[]> =>
  listAll((page) => fetchIfPublished(context, blog.endpoints.listBlogs, { page, per: PER_PAGE }));

/** All published news, newest first. */
export const listAllNews = (context: DocumentContext): Promise<News[]> =>
  listAll((page) => fetchIfPublished(context, news.endpoints.listNews, { page, per: PER_PAGE }));
