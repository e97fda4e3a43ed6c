// @vitest-environment jsdom
import "../testing/production.ts";
import { contentExamples } from "@noren/contract/examples/content";
import { expect, test, vi } from "vitest";
import { examplePage } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";
import { createInlineScript, toHashSource } from "./inline-element.ts";

// Vite compiles for React's development build; the production build has no `jsxDEV`.
vi.mock("react/jsx-dev-runtime", async () => {
  const { Fragment, jsx } = await import("react/jsx-runtime");
  return { Fragment, jsxDEV: jsx };
});

test("the policy of a page allows its inline scripts and styles, and no other", async () => {
  const colors = () => Response.json({ ...contentExamples.getColorScheme, colors: { "color-accent": "#8c2f24" } });
  const { text, headers } = await requestPage(examplePage("Faq"), { getColorScheme: colors });
  const page = new DOMParser().parseFromString(text, "text/html");
  const elements = [...page.querySelectorAll("script:not([src], [type$=json]), style")];
  expect(elements.map(({ localName }) => localName).toSorted()).toEqual(expect.arrayContaining(["script", "style"]));
  const policy = new Map(
    (headers.get("content-security-policy") ?? "").split("; ").map((part) => [part.split(" ")[0], part.split(" ")]),
  );
  for (const { localName, textContent } of elements)
    expect(policy.get(`${localName}-src`)).toContain(toHashSource(textContent));
  for (const name of ["script-src", "style-src"]) expect(policy.get(name)?.join()).not.toMatch(/unsafe|nonce/);
});

test("data is in attributes that it cannot leave, beside a text that stays the same", () => {
  const { render, source } = createInlineScript("run(document.currentScript.dataset.key)");
  const page = new DOMParser().parseFromString(render({ key: `"><script>x</script>` }), "text/html");
  expect(page.scripts).toHaveLength(1);
  expect(page.scripts[0]?.dataset["key"]).toBe(`"><script>x</script>`);
  expect(toHashSource(page.scripts[0]?.textContent ?? "")).toBe(source);
});
