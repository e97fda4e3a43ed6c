import { calls } from "@noren/contract";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { listCatalogs } from "./catalog.ts";
import { listLandingPages, findLandingPage } from "./landing-page.ts";
import { getLayout, findPageLayout } from "./layout.ts";

export const layoutRoutes: readonly Route[] = [
  serve(calls.getLayout, (received) => getLayout(received.db, catalogueContextOf(received), received.params.page)),
  serve(calls.getPageLayout, async (received) => {
    const page = await findPageLayout(received.db, catalogueContextOf(received), received.params.page);
    if (!page) throw createNotFoundError();
    return page;
  }),
  serve(calls.listLandingPages, async ({ db, channel, now }) => ({
    data: await listLandingPages(db, channel.id, now()),
  })),
  serve(calls.getLandingPage, async (received) => {
    const { db, channel, setHeader, params } = received;
    const found = await findLandingPage(db, channel, catalogueContextOf(received), params.slug);
    if (!found) throw createNotFoundError();
    if (found.redirect !== null) setHeader("x-redirect", found.redirect);
    return found.page;
  }),
  serve(calls.listCatalogs, async (received) => ({
    data: await listCatalogs(received.db, catalogueContextOf(received)),
  })),
];
