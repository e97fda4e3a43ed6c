import "../testing/production.ts";
import { contentExamples } from "@noren/contract/examples/content";
import { expect, test } from "vitest";
import { examplePage } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";
import { createInlineScript, toHashSource } from "./inline-element.ts";

/** The inline elements of a page that a policy must allow: JSON is not run. */
const readInlineElements = (page: string) =>
  Array.from(page.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs), ([, name = "", attributes = "", text = ""]) => ({
    name,
    attributes,
    text,
  })).filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes));

test("the policy of a page allows its inline scripts and styles, and no other", async () => {
  const colors = () => Response.json({ ...contentExamples.getColorScheme, colors: { "color-accent": "#8c2f24" } });
  const { text, headers } = await requestPage(examplePage("Faq"), { getColorScheme: colors });
  const elements = readInlineElements(text);
  expect(new Set(elements.map(({ name }) => name))).toEqual(new Set(["script", "style"]));
  const policy = new Map(
    (headers.get("content-security-policy") ?? "").split("; ").map((part) => [part.split(" ")[0], part.split(" ")]),
  );
  for (const element of elements) expect(policy.get(`${element.name}-src`)).toContain(toHashSource(element.text));
  for (const name of ["script-src", "style-src"]) expect(policy.get(name)?.join()).not.toMatch(/unsafe|nonce/);
});

test("data is in attributes that it cannot leave, beside a text that stays the same", () => {
  const { render, source } = createInlineScript("run(document.currentScript.dataset.key)");
  const [element, ...others] = readInlineElements(render({ key: `"><script>x</script>` }));
  expect(others).toEqual([]);
  expect(element?.attributes).toBe(' data-key="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  expect(toHashSource(element?.text ?? "")).toBe(source);
});
