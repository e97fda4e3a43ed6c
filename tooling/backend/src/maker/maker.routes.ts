import { calls } from "@noren/contract";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { readPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { listMakers, findMaker } from "./maker.ts";

export const makerRoutes: readonly Route[] = [
  serve(calls.listMakers, async ({ db, channel, query, paginate }) => {
    const page = readPage(query);
    const { data, total } = await listMakers(db, channel.id, page);
    paginate(page, total);
    return { data };
  }),
  serve(calls.getMaker, async (received) => {
    const maker = await findMaker(received.db, catalogueContextOf(received), received.params.key);
    if (!maker) throw createNotFoundError();
    return maker;
  }),
];
