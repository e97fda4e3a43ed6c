import type { Settings } from "@noren/contract";
import { html } from "hono/html";
import { toHtmlText } from "../http/html-text.ts";

/**
 * Replaces `[[KEY]]` in the HTML of a page by the setting's text, so that a shop writes it once (decision 0500). Removes the
 * key of a setting without a text.
 */
export const fillSettings = (data: string, settings: Settings): string =>
  data.replace(/\[\[([A-Z][A-Z0-9._-]+)\]\]/g, (_, key: string) => {
    const value = settings[key];
    return typeof value === "string" ? toHtmlText(html`${value}`) : "";
  });
