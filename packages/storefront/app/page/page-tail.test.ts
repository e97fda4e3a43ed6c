import type { EntryContext } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { bootScript, renderPageTail } from "./page-tail.ts";

const { store } = testApp();
const context = {
  manifest: {
    url: "/m.js",
    entry: { module: "/e.js", imports: ["/s.js"] },
    routes: { Product: { id: "Product", module: "/p.js", imports: ["/s.js"] } },
  },
  serverHandoffString: `{"ssr":true}`,
  staticHandlerContext: {
    matches: [{ route: { id: "Product" } }],
  },
} as unknown as EntryContext;

const renderTail = (encoded: string) => renderPageTail({ context, state: store.getState(), encoded });

afterEach(() => vi.unstubAllEnvs());

test("in production the loaders' data and the page's scripts are JSON beside a script that is the same on every page", () => {
  vi.stubEnv("DEV", false);
  const tail = renderTail(`["</script>"]`);
  const [, json = ""] = /<script id="noren-page" type="application\/json">(.*?)<\/script>/.exec(tail) ?? [];
  expect(JSON.parse(json)).toEqual({
    settings: { ssr: true },
    encoded: `["</script>"]`,
    scripts: { manifest: "/m.js", routes: { Product: "/p.js" }, entry: "/e.js", shared: ["/s.js"] },
  });
  expect(tail.match(/<\/script>/g)).toHaveLength(3);
  expect(tail.endsWith(bootScript.render())).toBe(true);
});

test("in development <Scripts> creates the context and loads the scripts", () => {
  vi.stubEnv("DEV", true);
  const tail = renderTail("[1]");
  expect(tail).toContain(`("[1]")</script>`);
  expect(tail).not.toContain("/m.js");
});
