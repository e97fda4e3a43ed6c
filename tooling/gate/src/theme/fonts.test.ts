import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { expect, test } from "vitest";
import { describeFonts, FONTS_MAX_BYTES, toUnicodeRange } from "./fonts.ts";

test.each(listPackages(workspaceRoot, "apps"))("the fonts of %s cover what it shows in them, in 80 kB", (app) => {
  const description = describeFonts(workspaceRoot, app);
  if (!description) return;
  const sheet = readFileSync(join(workspaceRoot, `apps/${app}/src/own/fonts/fonts.generated.css`), "utf8");
  expect(sheet, `outdated: npm run theme -- fonts ${app}`).toBe(description.sheet);
  const sizes = description.fonts.map(({ path }) => statSync(join(workspaceRoot, path)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONTS_MAX_BYTES);
});

test("a unicode-range joins neighbours", () => {
  expect(toUnicodeRange("cabz珈")).toBe("U+0061-0063, U+007A, U+73C8");
});
