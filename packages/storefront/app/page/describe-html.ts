import { unescapeMarkup } from "./markup.ts";

/** What search engines show of a description. */
const LENGTH = 120;

/** The beginning of an HTML text as plain text, for the description of its page. */
export const describeHtml = (html: string): string =>
  unescapeMarkup(html.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LENGTH);
