/** A section of a page that the shop wrote. */
export interface PageSection {
  /** The `id` of its heading. */
  anchor: string;
  title: string;
}

/** The fewest sections for which a table of contents is shown. */
const MIN_SECTIONS = 3;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** Gives the sections of sanitised HTML an `id`, and lists them; a short page has no list. */
export function listSections(html: string): { html: string; sections: readonly PageSection[] } {
  const sections: PageSection[] = [];
  const withIds = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (whole, inner: string) => {
    const title = toText(inner);
    if (title === "") return whole;
    const anchor = `section-${sections.length + 1}`;
    sections.push({ anchor, title });
    return `<h2 id="${anchor}">${inner}</h2>`;
  });
  return sections.length < MIN_SECTIONS ? { html, sections: [] } : { html: withIds, sections };
}
