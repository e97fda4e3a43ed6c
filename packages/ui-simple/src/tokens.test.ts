import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, LEAST_CONTRAST, readPairs, readTokens } from "./tokens-contrast.ts";

const here = import.meta.dirname;
const tokensSheet = readFileSync(`${here}/tokens.css`, "utf8");
const sheets = globSync("**/*.css", { cwd: here })
  .filter((file) => file !== "tokens.css")
  .map((file) => ({ file, css: readFileSync(`${here}/${file}`, "utf8") }));
const tokens = readTokens(tokensSheet);

describe("tokens", () => {
  it("knows how far black is from white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  });

  it("stand on each other only where the text reads", () => {
    const faint = sheets.flatMap(({ file, css }) =>
      readPairs(css)
        .filter(([text, ground]) => contrast(tokens.get(text), tokens.get(ground)) < LEAST_CONTRAST)
        .map(([text, ground]) => `${file}: ${text} on ${ground}`),
    );
    expect(faint).toEqual([]);
  });

  it("bounds controls with a line of at least 3:1", () => {
    for (const ground of ["--color-paper", "--color-paper-quiet"]) {
      expect(contrast(tokens.get("--color-line-strong"), tokens.get(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it("are the only place of colour literals", () => {
    const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
    expect(sheets.filter(({ css }) => literal.test(css)).map(({ file }) => file)).toEqual([]);
  });

  it("keep to two radii, two shadows and motion under 200 ms", () => {
    const root = tokensSheet.slice(0, tokensSheet.indexOf("@media"));
    expect(root.match(/--radius-/g)).toHaveLength(2);
    expect(root.match(/--shadow-/g)).toHaveLength(2);
    for (const [, ms] of root.matchAll(/--motion-\w+: (\d+)ms/g)) expect(Number(ms)).toBeLessThan(200);
  });
});
