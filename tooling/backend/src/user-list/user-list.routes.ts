import { calls, type UserList } from "@noren/contract";
import { listProductInfos } from "../catalogue/product-info.ts";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { readLimitedPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Route, serve } from "../context/serve.ts";
import { attachProducts, detachFromAllLists, detachFromList } from "./edit-user-lists.ts";
import { listProductIds, listUserLists } from "./list-user-lists.ts";

export const userListRoutes: readonly Route[] = [
  serve(calls.listUserLists, (received) => listAllLists(received, received.memberId)),
  serve(calls.getUserList, async (received) => {
    const { db, channel, memberId: userId, params, query, paginate } = received;
    const [list] = await listUserLists(db, channel.id, userId, params.key);
    if (!list) throw createNotFoundError();
    const page = readLimitedPage(query);
    paginate(page, list.view.count);
    if (!query.is_listables) return list.view;
    const ids = await listProductIds(db, { channelId: channel.id, userId, listId: list.id }, page);
    return { ...list.view, listables: await listProductInfos(db, catalogueContextOf(received), ids) };
  }),
  serve(calls.attachToUserList, async (received) => {
    const { db, channel, memberId, body, now } = received;
    await attachProducts(db, { channelId: channel.id, userId: memberId }, body, now());
    return listAllLists(received, memberId);
  }),
  serve(calls.detachFromUserLists, async (received) => {
    await detachFromAllLists(received.db, received.memberId, received.body.ids);
    return listAllLists(received, received.memberId);
  }),
  serve(calls.detachFromUserList, async (received) => {
    const { db, memberId, params, body } = received;
    await detachFromList(db, memberId, params.key, body.ids);
    return listAllLists(received, memberId);
  }),
];

async function listAllLists({ db, channel }: RequestContext, userId: number): Promise<{ data: UserList[] }> {
  const lists = await listUserLists(db, channel.id, userId);
  return { data: lists.map(({ view }) => view) };
}
