import "../testing/production.ts";
import { contentExamples } from "@noren/contract/examples/content";
import { expect, test, vi } from "vitest";
import { examplePage } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";

// Vite compiles for React's development build; the production build has no `jsxDEV`.
vi.mock("react/jsx-dev-runtime", async () => {
  const { Fragment, jsx } = await import("react/jsx-runtime");
  return { Fragment, jsxDEV: jsx };
});

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
