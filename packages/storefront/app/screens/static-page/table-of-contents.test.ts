import { expect, test } from "vitest";
import { listSections } from "./table-of-contents.ts";

test("lists the sections of a long page, whose headings get an id", () => {
  const { html, sections } = listSections("<h2>送料</h2><p>a</p><h2><b>A &amp; B</b></h2><h2> </h2><h2>返品</h2>");
  expect(sections).toEqual([
    { anchor: "section-1", title: "送料" },
    { anchor: "section-2", title: "A & B" },
    { anchor: "section-3", title: "返品" },
  ]);
  expect(html).toBe(
    '<h2 id="section-1">送料</h2><p>a</p><h2 id="section-2"><b>A &amp; B</b></h2><h2> </h2><h2 id="section-3">返品</h2>',
  );
});

test("a short page has no table of contents", () => {
  const html = "<h2>送料</h2><h2>返品</h2>";
  expect(listSections(html)).toEqual({ html, sections: [] });
});
