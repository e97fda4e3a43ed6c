import "../testing/production.ts";
import { contentExamples } from "@noren/contract/examples/content";
import { expect, test } from "vitest";
import { examplePage } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";

test("[layout.areas] the server writes the areas of a page into it", async () => {
  const { text } = await requestPage(examplePage("Faq"));
  const [block] = contentExamples.getLayout.top;
  expect(text).toContain(`<div id="area-top"><!--$-->`);
  expect(text).toContain(block?.name === "text" ? block.props.html : "");
});

test("[layout.areas] a checkout has none", async () => {
  const { called } = await requestPage(examplePage("Login"));
  expect(called.has("getLayout")).toBe(false);
});
