import { readdirSync } from "node:fs";
import { type CallName, calls } from "@noren/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { buildFileQuery as realBuildFileQuery } from "./build-file-query.ts";
import type { buildQuery as realBuildQuery } from "./build-query.ts";

const { requested } = vi.hoisted(() => ({ requested: new Set<string>() }));

vi.mock(import("./build-query.ts"), async (original) => {
  const { buildQuery, ...rest } = await original();
  const noted: typeof realBuildQuery = (call, ...where) => {
    requested.add(call);
    return buildQuery(call, ...where);
  };
  return { ...rest, buildQuery: noted };
});

vi.mock(import("./build-file-query.ts"), async (original) => {
  const { buildFileQuery } = await original();
  const noted: typeof realBuildFileQuery = (call, ...where) => {
    requested.add(call);
    return buildFileQuery(call, ...where);
  };
  return { buildFileQuery: noted };
});

/** Calls that effects and loads make instead of a screen's hook. */
const WITHOUT_HOOK = ["refresh"];
/** Endpoints whose name differs from the call's. */
const NAMED_OTHERWISE: Partial<Record<CallName, string>> = {
  useAddress: "setDefaultAddress",
  useSenderAddress: "setSenderAddress",
  useCard: "setMainCard",
  likeProduct: "setFavourite",
  unlikeProduct: "setFavourite",
};

describe("every call of the contract", () => {
  const names = Object.keys(calls);
  let exported: string[];
  beforeAll(async () => {
    // An earlier test file may have loaded the endpoints with the original.
    vi.resetModules();
    const files = readdirSync(new URL("endpoints", import.meta.url));
    const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(`./endpoints/${file}`)));
    exported = modules.flatMap((module) => Object.keys(module));
  });
  afterAll(() => void vi.resetModules());

  test("is requested", () => expect([...requested].toSorted()).toEqual(names.toSorted()));

  test("has an endpoint whose hook is exported", () => {
    const endpoints = names.map((name) => NAMED_OTHERWISE[name as CallName] ?? name);
    const missing = endpoints.filter(
      (name) =>
        !WITHOUT_HOOK.includes(name) &&
        !exported.some((hook) =>
          new RegExp(`^use(Lazy)?${name[0]?.toUpperCase()}${name.slice(1)}(Query|Mutation)$`).test(hook),
        ),
    );
    expect(missing).toEqual([]);
  });
});
