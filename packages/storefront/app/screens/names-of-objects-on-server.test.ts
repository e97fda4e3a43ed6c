import "../testing/production.ts";
import { screens } from "@noren/contract/screens";
import { beforeAll, expect, test } from "vitest";
import { importAreas } from "../frame/late-areas.tsx";
import { examplePage } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";
import { loadParts } from "./product/late-parts.tsx";

beforeAll(() => Promise.all([importAreas(), loadParts()]));

/** Names that every object has. */
const NAMES = ["__proto__", "constructor", "toString"];
const PARAMETERS =
  "catalog category brand compare date from history id key kind month no product sort t tag to variant word";

const withParameter = screens.filter(({ path }) => path.includes("/:"));

test.each(NAMES.flatMap((name) => withParameter.map(({ id, path }) => ({ id, path: path.replace(/:\w+\??/, name) }))))(
  "[error.wrong-answer] $path is a page",
  async ({ id, path }) => {
    const { status, text } = await requestPage({ ...examplePage(id), path });
    expect([status !== 500, text.includes("</html>")], `${status}`).toEqual([true, true]);
  },
);

test.each(screens.filter(({ path }) => path !== "*").map(({ id }) => ({ id, page: examplePage(id) })))(
  "[error.wrong-answer] $id is a page with the names in each parameter of its query",
  async ({ page }) => {
    for (const name of NAMES) {
      const query = new URLSearchParams([
        [name, name],
        [`a.${name}`, name],
        ...PARAMETERS.split(" ").map((parameter) => [parameter, name]),
      ]);
      const path = `${page.path}${page.path.includes("?") ? "&" : "?"}${query}`;
      const { status, text } = await requestPage({ ...page, path });
      expect([status !== 500, text.includes("</html>")], `${name}: ${status}`).toEqual([true, true]);
    }
  },
);
