import type { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

/** HTML whose values are escaped. */
export type Html = ReturnType<typeof html>;

/** HTML as a string. Its values must not be promises: only then does `html` return a promise. */
export function htmlText(content: Html): string {
  // `html` returns a `String` object, which `pg` would write as JSON.
  return (content as HtmlEscapedString).toString();
}
