import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readElementStory, readStories, storiesOf } from "./stories.ts";

const entry = (id: string, title: string, importPath: string, type = "story") => ({
  id,
  title,
  type,
  name: "通常",
  importPath,
});

function writeStorybook(): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-look-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entries = [
    entry("cart", "画面/カート", "../../packages/ui-simple/src/screens/cart/cart-view.stories.tsx"),
    entry("docs", "画面/カート", "../../packages/ui-simple/src/screens/cart/cart-view.stories.tsx", "docs"),
    entry("button", "部品/ボタン", "../../packages/ui-simple/src/elements/button/button.stories.tsx"),
    entry("matrix", "tee/表", "../../apps/tee/src/own/matrix/matrix.stories.tsx"),
  ];
  writeFileSync(
    join(folder, "index.json"),
    JSON.stringify({ entries: Object.fromEntries(entries.map((each) => [each.id, each])) }),
  );
  return folder;
}

test("the stories are those of the screens, which every theme has, and a theme's own", () => {
  const folder = writeStorybook();
  const stories = readStories(folder);
  expect(stories.map(({ id, theme }) => [id, theme])).toEqual([
    ["cart", null],
    ["matrix", "tee"],
  ]);
  expect(readElementStory(folder)).toBe("button");
  expect(storiesOf(stories, "tee")).toHaveLength(2);
  expect(storiesOf(stories, "wag").map(({ id }) => id)).toEqual(["cart"]);
});

test("a word chooses stories by title and name", () => {
  const folder = writeStorybook();
  expect(readStories(folder, "カート").map(({ id }) => id)).toEqual(["cart"]);
  expect(readStories(folder, "通常")).toHaveLength(2);
});
