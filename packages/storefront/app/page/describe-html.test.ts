import { expect, test } from "vitest";
import { describeHtml } from "./describe-html.ts";

test("the description of an article is the beginning of its text without markup", () => {
  expect(describeHtml("<h2>年末のお届け</h2>\n<p>12月28日&amp;29日は<b>お休み</b>です。</p>")).toBe(
    "年末のお届け 12月28日&29日は お休み です。",
  );
  expect(describeHtml(`<p>${"あ".repeat(300)}</p>`)).toBe("あ".repeat(120));
});
