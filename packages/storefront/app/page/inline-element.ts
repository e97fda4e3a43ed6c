import { createHash } from "node:crypto";
import { escapeMarkup } from "./markup.ts";

/** The source in a content security policy that allows an inline script or style by its text. */
export const toHashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A script that the server writes into pages. */
export interface InlineScript {
  /** Allows it in the content security policy. */
  source: string;
  /** The element, with the data that the script reads as `document.currentScript.dataset`. */
  render: (data?: Readonly<Record<string, string>>) => string;
}

/**
 * Creates an inline script. Its text is the same on every page, so that the policy allows this text alone; what differs is in
 * data attributes or in JSON beside it.
 */
export const createInlineScript = (code: string): InlineScript => ({
  source: toHashSource(code),
  render: (data = {}) => {
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
    return `<script${attributes.join("")}>${code}</script>`;
  },
});
