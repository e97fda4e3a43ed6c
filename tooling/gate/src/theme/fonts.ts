import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** What an app declares in `src/own/fonts/fonts.json`. */
interface FontList {
  /** The shop of the seed whose titles the fonts cover. */
  shop: string;
  /** Whether the fonts also cover the names of its products; the default is false. */
  names?: boolean;
  /** Whether they also cover the names of its makers; the default is false. */
  makers?: boolean;
  /** The app's copy files that it sets in the text face, relative to its `src`. */
  except?: readonly string[];
  faces: readonly FontFace[];
}

interface FontFace {
  family: string;
  weight: number;
  /** A file of a font package that the app depends on. */
  source: string;
  /** The face's line above and below the baseline, in per cent of its size. */
  ascent: number;
  descent: number;
  /** Whether to keep forms that only font features show, such as those of vertical punctuation; the default is true. */
  alternates?: boolean;
  /** Whether it sets only printable ASCII, such as codes and figures; the default is false. */
  latin?: boolean;
  /** Local faces to use until it has loaded, by their full names, in order. */
  fallbacks: readonly string[];
}

/** Where an app's fonts are, relative to its folder. */
const FOLDER = "src/own/fonts";

/** The most bytes of the fonts that an app loads for its first view. */
export const FONTS_MAX_BYTES = 80_000;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const ASCII = String.fromCodePoint(...range(0x20, 0x7e));

/** Printable ASCII, punctuation, kana and full-width signs, which any new title may contain. */
const BASE = ASCII.concat(
  String.fromCodePoint(
    0x2026,
    ...range(0x3000, 0x3002),
    0x3005,
    0x301c,
    0xff01,
    0xff05,
    0xff08,
    0xff09,
    0xff1a,
    0xff1f,
    ...range(0x300c, 0x300f),
    ...range(0x3041, 0x3096),
    ...range(0x30a1, 0x30fc),
  ),
);

interface SeedCategory {
  name: string;
  children?: SeedCategory[];
}

const withChildren = (category: SeedCategory): SeedCategory[] => [
  category,
  ...(category.children ?? []).flatMap(withChildren),
];

/**
 * The characters that an app sets in its display face: those of its own copy, of the headings of Simple's home, of the
 * titles on its shop's home, of its categories, and of its products' and makers' names where the app sets them in it.
 */
function listDisplayCharacters(
  root: string,
  app: string,
  { shop, names = false, makers = false, except = [] }: FontList,
): string {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const source = `apps/${app}/src`;
  const inTextFace = new Set(except.map((path) => join(source, path)));
  const copies = globSync(`${source}/**/*.copy.ts`, { cwd: root })
    .filter((path) => !inTextFace.has(path))
    .map((path) => withoutComments(read(path)));
  const { name, settings } = JSON.parse(read(`tooling/backend/seed/${shop}/shop.json`));
  const { banners, collections } = JSON.parse(read(`tooling/backend/seed/${shop}/content.json`));
  const titles = [...banners, ...collections].map(({ title }: { title: string }) => title);
  const categories: SeedCategory[] = JSON.parse(read(`tooling/backend/seed/${shop}/categories.json`));
  const products: { name: string }[] = names
    ? globSync(`tooling/backend/seed/${shop}/products/*.json`, { cwd: root }).flatMap((path) => JSON.parse(read(path)))
    : [];
  const named: { name: string }[] = makers ? JSON.parse(read(`tooling/backend/seed/${shop}/makers.json`)) : [];
  const properNames = [...categories.flatMap(withChildren), ...products, ...named].map((each) => each.name);
  const texts = [BASE, ...copies, withoutComments(read("packages/ui-simple/src/screens/home/home.copy.ts"))];
  const characters = new Set([...texts, name, settings["SITE.TAGLINE"] ?? "", ...titles, ...properNames].join(""));
  characters.delete("\n");
  return [...characters].sort().join("");
}

const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, "");

/** A font to make. Its name changes with the source and the characters, so a sheet never names an outdated file. */
interface FontDraft {
  path: string;
  source: string;
  characters: string;
  alternates: boolean;
}

/** An app's fonts and the sheet that declares them, with paths relative to the repository; null without `fonts.json`. */
export function describeFonts(root: string, app: string): { fonts: FontDraft[]; sheet: string } | null {
  const list = readFontList(root, app);
  if (!list) return null;
  const displayed = listDisplayCharacters(root, app, list);
  const { resolve } = createRequire(join(root, "apps", app, "package.json"));
  const fonts: FontDraft[] = [];
  const rules: string[] = [];
  for (const face of list.faces) {
    const source = resolve(face.source);
    const characters = face.latin ? ASCII : displayed;
    const hash = createHash("sha256").update(readFileSync(source)).update(characters).digest("hex").slice(0, 8);
    const name = `${face.family.toLowerCase().replaceAll(" ", "-")}-${face.weight}-${hash}.woff2`;
    fonts.push({ path: `apps/${app}/${FOLDER}/${name}`, source, characters, alternates: face.alternates ?? true });
    rules.push(faceRules(face, name, characters));
  }
  const sheet = `/* Written by \`npm run theme -- fonts ${app}\`. */\n@layer theme {\n${rules.join("\n")}}\n`;
  return { fonts, sheet };
}

/** Writes an app's fonts and their sheet, and deletes outdated fonts. @returns the size of each font by its path */
export async function writeFonts(root: string, app: string): Promise<Map<string, number>> {
  const description = describeFonts(root, app);
  const sizes = new Map<string, number>();
  if (!description) return sizes;
  for (const path of globSync(`apps/${app}/${FOLDER}/*.woff2`, { cwd: root })) rmSync(join(root, path));
  for (const { path, source, characters, alternates } of description.fonts) {
    const options = { targetFormat: "woff2", noLayoutClosure: !alternates } as const;
    const font = await subsetFont(readFileSync(source), characters, options);
    writeFileSync(join(root, path), font);
    sizes.set(path, font.length);
  }
  writeFileSync(join(root, `apps/${app}/${FOLDER}/fonts.generated.css`), description.sheet);
  return sizes;
}

function readFontList(root: string, app: string): FontList | undefined {
  const file = join(root, "apps", app, FOLDER, "fonts.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FontList) : undefined;
}

/** The fallback has the line height of the face, so that no text moves when the face has loaded. */
const faceRules = ({ family, weight, ascent, descent, fallbacks }: FontFace, file: string, characters: string) => `\
  @font-face {
    font-family: "${family}";
    font-weight: ${weight};
    font-display: swap;
    src: url("./${file}") format("woff2");
    unicode-range:
      ${toUnicodeRange(characters)};
  }

  @font-face {
    font-family: "${family} Fallback";
    font-weight: ${weight};
    src:
      ${fallbacks.map((name) => `local("${name}")`).join(",\n      ")};
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }
`;

/** Writes characters as the value of `unicode-range`, neighbours as one range. */
export function toUnicodeRange(characters: string): string {
  const points = Array.from(characters, (each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}
