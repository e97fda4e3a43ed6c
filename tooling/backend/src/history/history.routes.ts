import { calls } from "@noren/contract";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { readPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { serve } from "../context/serve.ts";
import { addViewed, deleteViewed, listViewed } from "./product-history.ts";
import { addSearchedWord, deleteSearchedWord, listSearchedWords } from "./search-history.ts";
import { getViewer, readGuest } from "./viewer.ts";

export const historyRoutes = [
  serve(calls.listGuestProductHistories, async (received) => {
    const guestId = readGuest(received);
    if (!guestId) return { data: [] };
    return { data: await listViewed(received.db, catalogueContextOf(received), { memberId: null, guestId }) };
  }),
  serve(calls.listProductHistories, async (received) => {
    const { db, memberId, query, paginate } = received;
    const page = readPage(query);
    const all = await listViewed(db, catalogueContextOf(received), { memberId, guestId: null });
    paginate(page, all.length);
    return { data: all.slice(page.offset, page.offset + (page.limit ?? all.length)) };
  }),
  serve(calls.addProductHistory, async (received) => {
    const viewed = await addViewed(
      received.db,
      catalogueContextOf(received),
      await getViewer(received),
      received.body.product_id,
    );
    if (!viewed) throw createNotFoundError();
    return viewed;
  }),
  serve(calls.addSearchHistory, async (received) => {
    const { db, channel, body, now } = received;
    await addSearchedWord(db, channel.id, await getViewer(received), body.word, now());
    return undefined;
  }),
  serve(calls.deleteProductHistory, async ({ db, memberId, params }) => {
    if (!(await deleteViewed(db, memberId, params.id))) throw createNotFoundError();
    return undefined;
  }),
  serve(calls.listSearchHistories, async ({ db, memberId, query, paginate }) => {
    const page = readPage(query);
    const { data, total } = await listSearchedWords(db, memberId, page);
    paginate(page, total);
    return { data };
  }),
  serve(calls.deleteSearchHistory, async ({ db, memberId, params }) => {
    if (!(await deleteSearchedWord(db, memberId, params.id))) throw createNotFoundError();
    return undefined;
  }),
];
