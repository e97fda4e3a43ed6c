import type { EntryContext } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { renderPageTail } from "./page-tail.ts";

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

const tailOf = (tail: Omit<Parameters<typeof renderPageTail>[0], "context" | "state">) =>
  Buffer.concat(renderPageTail({ context, state: store.getState(), ...tail })).toString();

afterEach(() => vi.unstubAllEnvs());

test("in production it creates React Router's context, hands over the loaders' data and loads the page's scripts", () => {
  vi.stubEnv("DEV", false);
  const tail = tailOf({ encoded: `["</script>"]`, nonce: "abc" });
  expect(tail).toContain(`<script nonce="abc">window.__reactRouterContext={"ssr":true};`);
  expect(tail).toContain(String.raw`streamController.enqueue("[\"\u003c/script>\"]")`);
  expect(tail).toContain(`"shared":["/s.js"]`);
  expect(tail.match(/<\/script>/g)).toHaveLength(2);
});

test("in development <Scripts> creates the context and loads the scripts", () => {
  vi.stubEnv("DEV", true);
  const tail = tailOf({ encoded: "[1]", nonce: "" });
  expect(tail).toContain(`streamController.enqueue("[1]")`);
  expect(tail).not.toContain("/m.js");
});
