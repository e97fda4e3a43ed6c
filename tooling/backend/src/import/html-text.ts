import sanitizeHtml from "sanitize-html";
import { importCopy } from "./import.copy.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/**
 * The plain text of a piece of HTML: paragraphs parted by blank lines, list items on lines of their own, scripts and
 * styles left out. The answer is text and is escaped wherever it is shown.
 */
export function htmlToText(html: string): string {
  const parted = html
    .replaceAll(/\s*\n\s*/g, /<\w/.test(html) ? " " : "\n\n")
    .replaceAll(/<br\s*\/?>/gi, "\n")
    .replaceAll(/<li\b[^>]*>/gi, `\n${importCopy.defaults.bullet}`)
    .replaceAll(/<\/(?:p|div|h[1-6]|ul|ol|table|section|blockquote)>/gi, "\n\n")
    .replaceAll(/<\/(?:tr|dd|dt)>/gi, "\n")
    .replaceAll(/<\/(?:td|th)>/gi, " ");
  return sanitizeHtml(parted, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
