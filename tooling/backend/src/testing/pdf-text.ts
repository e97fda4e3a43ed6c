import { inflateSync } from "node:zlib";

/** A line of text on a page. */
export interface PdfLine {
  text: string;
  /** The number of the page, from 0. */
  page: number;
  /** The left end, in points from the left. */
  x: number;
  /** The baseline, in points from the page's lower end. */
  y: number;
}

/**
 * Reads the texts of one of our PDFs in drawing order, also with their positions, the number of its pages, and its colours
 * as `#rrggbb`.
 */
export function readPdf(bytes: Uint8Array): { texts: string[]; lines: PdfLine[]; pages: number; colors: string[] } {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", object = ""] of file.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, object);
  const fonts = new Map<string, string[]>();
  for (const object of objects.values()) {
    for (const [, name = "", id = ""] of object.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, charactersOf(objects, id));
  }
  const contents = [...objects.values()].flatMap((object) => {
    const [, id] = /\/Type \/Page\n[\s\S]*\/Contents (\d+) 0 R/.exec(object) ?? [];
    return id === undefined ? [] : [stream(objects.get(id) ?? "")];
  });
  const lines = contents.flatMap((content, page) =>
    [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, drawn = ""]) => {
      const characters = fonts.get(/\/(F\d+) /.exec(drawn)?.[1] ?? "") ?? [];
      const codes = [...drawn.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join("");
      const [, x, y] = /^1 0 0 1 (\S+) (\S+) Tm/.exec(drawn) ?? [];
      return {
        text: (codes.match(/.{4}/g) ?? []).map((code) => characters[Number.parseInt(code, 16)] ?? "?").join(""),
        page,
        x: Number(x),
        y: Number(y),
      };
    }),
  );
  const colors = new Set(
    contents.flatMap((content) => [...content.matchAll(/^(\S+ \S+ \S+) (?:scn|SCN)$/gm)].map(toHex)),
  );
  return { texts: lines.map(({ text }) => text), lines, pages: contents.length, colors: [...colors] };
}

const toHex = ([, shares = ""]: RegExpExecArray): string => {
  const bytes = shares.split(" ").map((share) => Math.round(255 * Number(share)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

/** The text of each glyph of a font, by glyph number. */
function charactersOf(objects: ReadonlyMap<string, string>, fontId: string): string[] {
  const [, id = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? "") ?? [];
  const table = stream(objects.get(id) ?? "");
  return [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
}

function stream(object: string): string {
  const [, body = ""] = /\nstream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
}
