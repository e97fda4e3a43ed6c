import { calls } from "@noren/contract";
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
  serve(calls.createBookmark, async ({ db, memberId, body, now }) => addBookmark(db, memberId, body, now())),
  serve(calls.deleteBookmark, async ({ db, memberId, params }) => {
    await removeBookmark(db, memberId, params.id);
    return undefined;
  }),
];
