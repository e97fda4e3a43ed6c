import "../testing/production.ts";
import { contentExamples } from "@noren/contract/examples/content";
import { expect, test, vi } from "vitest";
import { examplePage } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";
import { findLostContrasts } from "./color-scheme-style.ts";
import { toHashSource } from "./inline-element.ts";

const open = async (colors: Record<string, string>) => {
  const answer = () => Response.json({ ...contentExamples.getColorScheme, colors });
  return (await requestPage(examplePage("Faq"), { getColorScheme: answer })).text;
};

test("[theme.color-scheme] the server writes the shop's colours into the head", async () => {
  const page = await open({ "color-accent": "#8c2f24", "color-accent-soft": "#faf0ee" });
  expect(page).toMatch(/<style>:root\{--color-accent:#8c2f24;--color-accent-soft:#faf0ee\}<\/style>.*<\/head>/s);
});

test("[theme.color-scheme] a shop without a scheme keeps the colours of its theme", async () => {
  expect(await open({})).not.toContain(":root{");
});

test("[theme.color-scheme] what is no colour never gets into the style", async () => {
  const page = await open({
    "color-accent": "#8c2f24",
    "color-line": "red}</style><script>x</script>",
    "color-x:red}a{b": "#000000",
  });
  expect(page).toContain(">:root{--color-accent:#8c2f24}</style>");
});

test("[theme.color-scheme] colours on which text would be illegible are left out, and logged", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await open({ "color-accent": "#f0c0b0" })).not.toContain(":root{");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("--color-accent on --color-paper"));
  expect(findLostContrasts({ "color-paper": "#000000" })).toContain("--color-ink on --color-paper");
  expect(findLostContrasts({ "color-line": "#ffffff" })).toEqual([]);
});

test("[theme.color-scheme] a page that is rendered before the API answers has the colours that the shop had last", async () => {
  await open({ "color-accent": "#8c2f24" });
  const late = Promise.withResolvers<Response>();
  const { text, headers } = await requestPage(examplePage("Faq"), { getColorScheme: () => late.promise });
  const [, sheet = ""] = /<style>(:root\{[^<]*)<\/style>/.exec(text) ?? [];
  expect(sheet).toBe(":root{--color-accent:#8c2f24}");
  expect(headers.get("content-security-policy")).toContain(toHashSource(sheet));

  // Its late answer is for the next page.
  late.resolve(Response.json({ ...contentExamples.getColorScheme, colors: { "color-accent": "#24508c" } }));
  const never = () => new Promise<Response>(() => undefined);
  await vi.waitFor(async () =>
    expect((await requestPage(examplePage("Faq"), { getColorScheme: never })).text).toContain("--color-accent:#24508c"),
  );
});
