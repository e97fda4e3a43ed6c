import { calls } from "@noren/contract";
import { viewpointOf } from "../catalogue/viewpoint.ts";
import { readPage } from "../http/pagination.ts";
import { notFound } from "../http/problems.ts";
import { serve } from "../http/serve.ts";
import { addViewed, listViewed } from "./product-history.ts";
import { addSearchedWord } from "./search-history.ts";
import { readGuest, viewerOf } from "./viewer.ts";

export const historyRoutes = [
  serve(calls.listGuestProductHistories, async (received) => {
    const guestId = readGuest(received);
    if (!guestId) return { data: [] };
    return { data: await listViewed(received.db, viewpointOf(received), { memberId: null, guestId }) };
  }),
  serve(calls.listProductHistories, async (received) => {
    const { db, memberId, query, paginate } = received;
    const page = readPage(query);
    const all = await listViewed(db, viewpointOf(received), { memberId, guestId: null });
    paginate(page, all.length);
    return { data: all.slice(page.offset, page.offset + (page.limit ?? all.length)) };
  }),
  serve(calls.addProductHistory, async (received) => {
    const viewed = await addViewed(received.db, viewpointOf(received), viewerOf(received), received.body.product_id);
    if (!viewed) throw notFound();
    return viewed;
  }),
  serve(calls.addSearchHistory, async (received) => {
    const { db, channel, body, now } = received;
    await addSearchedWord(db, channel.id, viewerOf(received), body.word, now());
    return undefined;
  }),
];
