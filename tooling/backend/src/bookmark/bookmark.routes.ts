import { calls } from "@noren/contract";
import { limitMemberBytes } from "../account/limit-member-bytes.ts";
import { readPage } from "../http/pagination.ts";
import { type Route, serve } from "../context/serve.ts";
import { addBookmark, getBookmark, listBookmarks, removeBookmark } from "./bookmarks.ts";

export const bookmarkRoutes: readonly Route[] = [
  serve(calls.listBookmarks, async ({ db, memberId, query, paginate }) => {
    const page = readPage(query);
    const { data, total } = await listBookmarks(db, memberId, page);
    paginate(page, total);
    return { data };
  }),
  serve(calls.getBookmark, async ({ db, memberId, params }) => getBookmark(db, memberId, params.id)),
  serve(calls.createBookmark, async ({ body, ...context }) => {
    await limitMemberBytes(context, [body]);
    return addBookmark(context.db, context.memberId, body, context.now());
  }),
  serve(calls.deleteBookmark, async ({ db, memberId, params }) => {
    await removeBookmark(db, memberId, params.id);
    return undefined;
  }),
];
