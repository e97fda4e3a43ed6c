import * as v from "valibot";
import { call } from "../call.ts";
import { Bookmark, BookmarkInput } from "../shapes/bookmark.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { idParams } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

export const listBookmarks = call({
  method: "GET",
  path: "/v1/me/bookmarks",
  auth: "member",
  summary: "The member's bookmarks, newest first",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(Bookmark) }),
  paged: true,
});

export const getBookmark = call({
  method: "GET",
  path: "/v1/me/bookmarks/{id}",
  auth: "member",
  summary: "A bookmark",
  params: idParams,
  answer: Bookmark,
});

export const createBookmark = call({
  method: "POST",
  path: "/v1/me/bookmarks",
  auth: "member",
  summary: "Bookmarks a page of this shop; an existing bookmark moves to the front with the new title",
  body: BookmarkInput,
  answer: Bookmark,
  errors: { "bookmark.limit": 422, rate_limited: 429 },
});

export const deleteBookmark = call({
  method: "DELETE",
  path: "/v1/me/bookmarks/{id}",
  auth: "member",
  summary: "Removes a bookmark",
  params: idParams,
});
