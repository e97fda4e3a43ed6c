import * as v from "valibot";
import { Moment, text } from "./text.ts";

/** A page of this shop that a member wants to find again: a search with its filters, an article, a guide. */
export const BookmarkInput = v.object({
  /** Path and query from the shop's root; never another site. */
  url: v.pipe(
    v.string("文字で入力してください。"),
    v.maxLength(2000, "2000文字以内で入力してください。"),
    v.regex(/^\/(?![/\\])[\w\-.~!$&'()*+,;=:@%/?]*$/, "このお店のページを指定してください。"),
    // Dots may lead to a second slash: "/..//other.example".
    v.check(
      (url) => URL.parse(url, "https://shop.invalid")?.pathname.startsWith("//") === false,
      "このお店のページを指定してください。",
    ),
  ),
  title: text(200),
});
export type BookmarkInput = v.InferInput<typeof BookmarkInput>;

export const Bookmark = v.object({ id: v.number(), url: v.string(), title: v.string(), created_at: Moment });
export type Bookmark = v.InferOutput<typeof Bookmark>;
