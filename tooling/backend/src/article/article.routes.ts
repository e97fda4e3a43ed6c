import { calls } from "@noren/contract";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { readPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { listBlogs, findBlog } from "./blog.ts";
import { listNews, markRead, findNews } from "./news.ts";

export const articleRoutes: readonly Route[] = [
  serve(calls.listNews, async (received) => {
    const page = readPage(received.query);
    const { data, total } = await listNews(
      received.db,
      catalogueContextOf(received),
      received.query.category ?? null,
      page,
    );
    received.paginate(page, total);
    return { data };
  }),
  serve(calls.getNews, async (received) => {
    const news = await findNews(received.db, catalogueContextOf(received), received.params.key);
    if (!news) throw createNotFoundError();
    return news;
  }),
  serve(calls.readNews, async (received) => {
    const { db, memberId, body } = received;
    if (!(await markRead(db, catalogueContextOf(received), memberId, body.readable_id))) throw createNotFoundError();
    return { id: body.readable_id, is_read: true };
  }),
  serve(calls.listBlogs, async (received) => {
    const page = readPage(received.query);
    const { blogs, total } = await listBlogs(
      received.db,
      catalogueContextOf(received),
      received.query.category ?? null,
      page,
    );
    received.paginate(page, total);
    return blogs;
  }),
  serve(calls.getBlog, async (received) => {
    const blog = await findBlog(received.db, catalogueContextOf(received), received.params.key);
    if (!blog) throw createNotFoundError();
    return blog;
  }),
];
