import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BACKGROUNDS, contrast, MIN_CONTRAST, readPairs, readTokens } from "./tokens-contrast.ts";

interface Sheet {
  file: string;
  css: string;
}

const sheetsIn = (folder: string): Sheet[] =>
  globSync("**/*.css", { cwd: folder }).map((file) => ({ file, css: readFileSync(join(folder, file), "utf8") }));

const here = import.meta.dirname;
const apps = join(here, "../../../apps");
const simple = sheetsIn(here);

/** Every theme and client has Simple's styles with its own tokens, and its own style sheets. */
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

  it("give text enough contrast", () => {
    const unreadable = sheets.flatMap(({ file, css }) =>
      readPairs(css)
        .filter(([text, background]) => contrast(tokens.get(text), tokens.get(background)) < MIN_CONTRAST)
        .map(([text, background]) => `${file}: ${text} on ${background}`),
    );
    expect(unreadable).toEqual([]);
  });

  it("give the borders of controls a contrast of at least 3:1", () => {
    for (const background of BACKGROUNDS) {
      expect(contrast(tokens.get("--color-line-strong"), tokens.get(background))).toBeGreaterThanOrEqual(3);
    }
  });

  it("are the only place of colour literals", () => {
    const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
    expect(sheets.filter(({ css }) => literal.test(css)).map(({ file }) => file)).toEqual([]);
  });

  it("are all used: a misspelt one would have no effect", () => {
    const css = [...simple, ...own].map((sheet) => sheet.css).join("\n");
    const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    expect([...tokens.keys()].filter((name) => !read.has(name))).toEqual([]);
  });

  it("have three radii, two shadows, and motion under 200 ms", () => {
    const css = [...cssOf(simple), ...cssOf(own)].join("\n");
    const named = (kind: string) => new Set(css.match(new RegExp(`--${kind}-\\w+(?=:)`, "g")));
    expect(named("radius").size).toBe(3);
    expect(named("shadow").size).toBe(2);
    for (const [, ms] of css.matchAll(/--motion-\w+: (\d+)ms/g)) expect(Number(ms)).toBeLessThan(200);
  });
});

describe("contrast", () => {
  it("is 21 for black on white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  });

  it("takes the lower ratio of a black and a white picture behind a translucent background", () => {
    expect(contrast("#000000", "rgb(255 255 255 / 50%)")).toBeCloseTo(contrast("#000000", "#808080"), 1);
    expect(contrast("#ffffff", "rgb(0 0 0 / 50%)")).toBeCloseTo(contrast("#ffffff", "#7f7f7f"), 1);
  });

  it("reads the pairs of colours that a rule combines", () => {
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
