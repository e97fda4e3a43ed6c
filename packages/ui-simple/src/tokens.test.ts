import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, LEAST_CONTRAST, readPairs, readTokens } from "./tokens-contrast.ts";

interface Sheet {
  file: string;
  css: string;
}

const sheetsIn = (folder: string): Sheet[] =>
  globSync("**/*.css", { cwd: folder }).map((file) => ({ file, css: readFileSync(join(folder, file), "utf8") }));

const here = import.meta.dirname;
const apps = join(here, "../../../apps");
const simple = sheetsIn(here);

/** Every theme and client wears all of Simple's styles, in its own colours, and adds its own. */
const themes = [
  { theme: "simple", own: [] as Sheet[] },
  ...globSync(["*/src/tokens.css", "*/src/client/tokens.css"], { cwd: apps }).map((file) => {
    const theme = file.split(/[\\/]/)[0] ?? "";
    return { theme, own: sheetsIn(join(apps, theme, "src")) };
  }),
];

const isTokens = ({ file }: Sheet) => file === "tokens.css" || file.endsWith("client/tokens.css");
const cssOf = (sheets: Sheet[]) => sheets.filter(isTokens).map(({ css }) => css);

describe.each(themes)("tokens of $theme", ({ own }) => {
  const sheets = [...simple, ...own].filter((sheet) => !isTokens(sheet));
  const tokens = readTokens(...cssOf(simple), ...cssOf(own));

  it("put text only on grounds where it reads", () => {
    const faint = sheets.flatMap(({ file, css }) =>
      readPairs(css)
        .filter(([text, ground]) => contrast(tokens.get(text), tokens.get(ground)) < LEAST_CONTRAST)
        .map(([text, ground]) => `${file}: ${text} on ${ground}`),
    );
    expect(faint).toEqual([]);
  });

  it("bound controls with a line of at least 3:1", () => {
    for (const ground of ["--color-paper", "--color-paper-quiet"]) {
      expect(contrast(tokens.get("--color-line-strong"), tokens.get(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it("are the only place of colour literals", () => {
    const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
    expect(sheets.filter(({ css }) => literal.test(css)).map(({ file }) => file)).toEqual([]);
  });

  it("are all read: a misspelt one would do nothing", () => {
    const css = [...simple, ...own].map((sheet) => sheet.css).join("\n");
    const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    expect([...tokens.keys()].filter((name) => !read.has(name))).toEqual([]);
  });

  it("know two radii, two shadows, and motion under 200 ms", () => {
    const css = [...cssOf(simple), ...cssOf(own)].join("\n");
    const named = (kind: string) => new Set(css.match(new RegExp(`--${kind}-\\w+(?=:)`, "g")));
    expect(named("radius").size).toBe(2);
    expect(named("shadow").size).toBe(2);
    for (const [, ms] of css.matchAll(/--motion-\w+: (\d+)ms/g)) expect(Number(ms)).toBeLessThan(200);
  });
});

describe("contrast", () => {
  it("knows how far black is from white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  });

  it("takes the worse of a black and a white picture behind a see-through ground", () => {
    expect(contrast("#000000", "rgb(255 255 255 / 50%)")).toBeCloseTo(contrast("#000000", "#808080"), 1);
    expect(contrast("#ffffff", "rgb(0 0 0 / 50%)")).toBeCloseTo(contrast("#ffffff", "#7f7f7f"), 1);
  });

  it("reads the colours that a rule puts together", () => {
    expect(readPairs(".a { color: var(--color-ink); background-color: var(--color-paper-quiet); }")).toEqual([
      ["--color-ink", "--color-paper-quiet"],
    ]);
    expect(readPairs(".a { color: var(--color-accent); }")).toEqual([
      ["--color-accent", "--color-paper"],
      ["--color-accent", "--color-paper-quiet"],
    ]);
    expect(readPairs(".a { background-color: var(--color-veil); }")).toEqual([["--color-ink", "--color-veil"]]);
  });
});
