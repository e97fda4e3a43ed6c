import { calls } from "@noren/contract";
import { readPage } from "../http/pagination.ts";
import { type Route, serve } from "../context/serve.ts";
import { listQaCategories, listQas } from "./qa.ts";

export const qaRoutes: readonly Route[] = [
  serve(calls.listQas, async ({ db, channel, query, paginate }) => {
    const page = readPage(query);
    const all = await listQas(db, channel, query.category ?? null, query.word || null);
    paginate(page, all.length);
    return { data: all.slice(page.offset, page.offset + (page.limit ?? all.length)) };
  }),
  serve(calls.listQaCategories, async ({ db, channel }) => ({ data: await listQaCategories(db, channel.id) })),
];
