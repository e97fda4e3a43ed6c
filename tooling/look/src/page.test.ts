import { expect, test } from "vitest";
import { type Look, renderPage } from "./page.ts";

const look = (changes: Partial<Look> = {}): Look => ({
  theme: "tee",
  title: "画面/カート",
  name: "通常",
  width: 390,
  after: "after/tee/画面-カート--plain-390.png",
  before: null,
  marked: null,
  share: 0,
  isFailed: false,
  ...changes,
});
const compared = (changes: Partial<Look> = {}) => look({ before: "before/tee/cart-390.png", ...changes });

test("shows every picture by screen and state, and names states that failed", () => {
  const page = renderPage([look(), look({ width: 820 }), look({ title: "画面/<b>", isFailed: true })], null);
  expect(page.match(/<img/g)).toHaveLength(3);
  expect(page.match(/<section/g)).toHaveLength(2);
  expect(page).toContain("表示できませんでした");
  expect(page).toContain("画面/&lt;b>");
  expect(page).toContain(`src="after/tee/${encodeURIComponent("画面-カート--plain-390.png")}"`);
});

test("beside another revision it shows what changed, the largest difference first", () => {
  const changed = { marked: "marked/a.png", share: 0.0123 };
  const page = renderPage(
    [
      compared(),
      compared({ ...changed, title: "画面/小" }),
      compared({ ...changed, title: "画面/大", share: 0.5 }),
      look({ title: "画面/新", share: 1 }),
      compared({ title: "画面/旧", after: null, share: 1 }),
    ],
    "v1<2",
  );
  expect(Array.from(page.matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title)).toEqual([
    "画面/新",
    "画面/旧",
    "画面/大",
    "画面/小",
  ]);
  expect(page).toContain("tee：5枚のうち4枚が変わりました");
  expect(page).toContain("違い1.23%");
  for (const words of ["新しい画面", "なくなった画面", "変更前（v1&lt;2）"]) expect(page).toContain(words);
});

test("says so when nothing looks different", () => {
  expect(renderPage([compared()], "main")).toContain("見た目の変わった画面はありません。");
});
