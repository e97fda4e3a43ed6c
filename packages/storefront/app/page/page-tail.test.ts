import type { EntryContext } from "react-router";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { problemOf } from "../load/problem-response.ts";
import { testWorld } from "../testing/world.ts";
import { pageTail } from "./page-tail.ts";

const { store } = testWorld();
const problem = { kind: "notFound", message: "</script>", code: "not_found" };
const context = {
  manifest: {
    url: "/m.js",
    entry: { module: "/e.js", imports: ["/s.js"] },
    routes: { Product: { id: "Product", module: "/p.js", imports: ["/s.js"] } },
  },
  serverHandoffString: `{"ssr":true}`,
  staticHandlerContext: {
    matches: [{ route: { id: "Product" } }],
    loaderData: { Product: null },
    errors: { Product: new ErrorResponse(404, "", problem) },
  },
} as unknown as EntryContext;

const tailOf = (tail: Omit<Parameters<typeof pageTail>[0], "context" | "state">) =>
  Buffer.concat(pageTail({ context, state: store.getState(), ...tail })).toString();

afterEach(() => vi.unstubAllEnvs());

test("what the loaders answered stands in the page as it is, and is understood as it was thrown", () => {
  vi.stubEnv("DEV", false);
  const tail = tailOf({ encoded: "", nonce: "abc" });
  const [, own = "", stream = ""] =
    /__reactRouterContext=(\{.*?\});window\.__reactRouterContext\.stream=(\{.*?\});/.exec(tail) ?? [];
  expect(JSON.parse(own)).toEqual({ ssr: true });
  const { loaderData, errors } = JSON.parse(stream) as { loaderData: unknown; errors: { Product: unknown } };
  expect(loaderData).toEqual({ Product: null });
  expect(problemOf(errors.Product)).toEqual(problem);
  expect(tail).toContain(`"shared":["/s.js"]`);
  expect(tail.match(/<\/script>/g)).toHaveLength(2);
});

test("in development React Router waits for them in its own writing", () => {
  vi.stubEnv("DEV", true);
  const tail = tailOf({ encoded: "[1]", nonce: "" });
  expect(tail).toContain(`streamController.enqueue("[1]")`);
  expect(tail).not.toContain("/m.js");
});
