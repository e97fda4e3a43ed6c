import type { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

/** HTML with escaped values. */
export type Html = ReturnType<typeof html>;

/** Returns HTML as a string. Its values must not be promises; otherwise `html` returns a promise. */
export function toHtmlText(content: Html): string {
  // `html` returns a `String` object, which `pg` would write as JSON.
  return (content as HtmlEscapedString).toString();
}
