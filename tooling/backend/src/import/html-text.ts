import sanitizeHtml from "sanitize-html";
import { importCopy } from "./import.copy.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/**
 * Converts HTML to plain text: paragraphs separated by blank lines, list items on separate lines, scripts and
 * styles removed. The result is not HTML: escape it before output.
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
