import { bookmarkFields } from "@noren/validation/fields/bookmark";
import * as v from "valibot";
import { described } from "../described.ts";
import { Id, Moment, PlainText, text } from "./text.ts";

/** A page of this shop that a member wants to find again: a search with its filters, an article, a guide. */
export const BookmarkInput = v.object({
  url: described(
    "Path and query of a page of this shop.",
    v.pipe(
      v.string("文字で入力してください。"),
      v.maxLength(2000, "2000文字以内で入力してください。"),
      v.regex(/^\/(?![/\\])[\w\-.~!$&'()*+,;=:@%/?]*$/, "このお店のページを指定してください。"),
      // Dot segments may lead to a second slash: "/..//other.example".
      v.check(
        (url) => URL.parse(url, "https://shop.invalid")?.pathname.startsWith("//") === false,
        "このお店のページを指定してください。",
      ),
    ),
  ),
  title: described("Plain text.", text(bookmarkFields.title.max)),
});
export type BookmarkInput = v.InferInput<typeof BookmarkInput>;

export const Bookmark = v.object({
  id: Id,
  url: described("Path of the page.", v.string()),
  title: PlainText,
  created_at: Moment,
});
export type Bookmark = v.InferOutput<typeof Bookmark>;
