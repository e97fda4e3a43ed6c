import { lookCopy as copy } from "./look.copy.ts";
import type { Width } from "./pictures.ts";

/** A picture of a scene at a width. */
export interface Look {
  theme: string;
  /** 画面/カート */
  title: string;
  /** 在庫不足 */
  name: string;
  width: Width;
  /** Files relative to the page; null for one that a revision does not have. */
  after: string | null;
  before: string | null;
  /** The second picture with the difference in red; null without a difference. */
  marked: string | null;
  /** Share of the pixels that differ, from 0 to 1. */
  share: number;
  isFailed: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);
const link = (file: string): string => file.split("/").map(encodeURIComponent).join("/");

const STYLE = `
:root { color-scheme: light; font: 14px/1.6 system-ui, "Noto Sans JP", sans-serif; color: #1c1c1c; background: #f4f4f2; }
body { margin: 0 auto; padding: 24px; max-width: 1600px; }
h1 { font-size: 20px; } h2 { font-size: 16px; margin: 40px 0 8px; } h3 { font-size: 14px; margin: 16px 0 8px; }
nav ul { columns: 4 240px; padding: 0; list-style: none; }
.row { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; flex: none; } figcaption { color: #555; }
img { display: block; max-height: 480px; width: auto; background: #fff; border: 1px solid #ccc; }
.failed { color: #a8241b; }
`;

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): [string, T[]][] => [
  ...Map.groupBy(list, keyOf).entries(),
];

function renderPicture(file: string, caption: string): string {
  const url = link(file);
  return `<figure><figcaption>${escape(caption)}</figcaption><a href="${url}"><img src="${url}" alt="" loading="lazy"></a></figure>`;
}

function renderLook(look: Look, against: string | null): string {
  const { width, before, after, marked, share } = look;
  const size = copy.width(width);
  if (against === null) return after === null ? "" : renderPicture(after, size);
  const caption = (kind: string) => `${size}　${kind}`;
  if (before === null) return after === null ? "" : renderPicture(after, caption(copy.added));
  if (after === null) return renderPicture(before, caption(copy.removed));
  return [
    renderPicture(before, caption(copy.before(against))),
    renderPicture(after, caption(copy.after)),
    marked === null ? "" : renderPicture(marked, caption(`${copy.marked}${copy.share(share)}`)),
  ].join("");
}

/** Whether a picture differs between the revisions. */
const isChanged = ({ before, after, marked }: Look): boolean => before === null || after === null || marked !== null;

/** The largest difference first. */
const bySize = ([, one]: [string, Look[]], [, other]: [string, Look[]]): number =>
  Math.max(...other.map(({ share }) => share)) - Math.max(...one.map(({ share }) => share));

/**
 * Renders the page of pictures: every screen in its states by theme, or what changed since another revision, the largest
 * difference first.
 * @param against the other revision, as it was named; null without one
 */
export function renderPage(looks: readonly Look[], against: string | null): string {
  const shown = against === null ? looks : looks.filter(isChanged);
  const themes = groupBy(looks, ({ theme }) => theme).map(([theme, all]) => {
    const changed = all.filter(isChanged).length;
    return `<li>${escape(against === null ? copy.pictures(theme, all.length) : copy.summary(theme, changed, all.length))}</li>`;
  });
  const screens = groupBy(shown, ({ title }) => title);
  const sorted = against === null ? screens : screens.toSorted(bySize);
  const sections = sorted.map(([title, ofScreen], index) => {
    const rows = groupBy(ofScreen, ({ theme, name }) => `${theme}　${name}`).map(([heading, ofStory]) => {
      const failed = ofStory.some(({ isFailed }) => isFailed) ? ` <span class="failed">${copy.failed}</span>` : "";
      const pictures = ofStory.map((look) => renderLook(look, against)).join("");
      return `<h3>${escape(heading)}${failed}</h3><div class="row">${pictures}</div>`;
    });
    return `<section id="s${index}"><h2>${escape(title)}</h2>${rows.join("")}</section>`;
  });
  const title = against === null ? copy.title : `${copy.title}　${copy.against(against)}`;
  const contents = sorted.map(([name], index) => `<li><a href="#s${index}">${escape(name)}</a></li>`);
  return [
    `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escape(title)}</h1><ul>${themes.join("")}</ul>`,
    sorted.length === 0 ? `<p>${copy.same}</p>` : `<nav><ul>${contents.join("")}</ul></nav>`,
    ...sections,
    "</body></html>\n",
  ].join("\n");
}
