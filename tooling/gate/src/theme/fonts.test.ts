import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { expect, test } from "vitest";
import { FONTS_MAX_BYTES, makeFonts, toUnicodeRange } from "./fonts.ts";

test.each(listPackages(workspaceRoot, "apps"))("the fonts of %s cover the titles that it shows now", async (app) => {
  const files = await makeFonts(workspaceRoot, app);
  for (const [path, made] of files) {
    const isSame = readFileSync(join(workspaceRoot, path)).equals(made);
    expect(isSame, `${path} is outdated: npm run theme -- fonts ${app}`).toBe(true);
  }
  const bytes = [...files].filter(([path]) => path.endsWith(".woff2")).reduce((sum, [, { length }]) => sum + length, 0);
  expect(bytes).toBeLessThanOrEqual(FONTS_MAX_BYTES);
});

test("a unicode-range joins neighbours", () => {
  expect(toUnicodeRange("cabz珈")).toBe("U+0061-0063, U+007A, U+73C8");
});
