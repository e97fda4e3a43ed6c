const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const CHARACTERS = new Map(Object.entries(ESCAPES).map(([character, escape]) => [escape, character]));

/** Characters that XML 1.0 forbids even as references: control characters and halves of characters. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Escapes a text for XML and HTML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(FORBIDDEN, "").replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Reads a text that `escapeMarkup` or React escaped. */
export const unescapeMarkup = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (escape) => CHARACTERS.get(escape) ?? escape);

/** An XML element with a text; empty without one. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === "" ? "" : `<${name}>${escapeMarkup(String(text))}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
