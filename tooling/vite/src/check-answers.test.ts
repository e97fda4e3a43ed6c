import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import * as guards from "@noren/api/guards";
import { callList, calls, type CallName } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { describe, expect, test } from "vitest";
import { addGuards, checkAnswers } from "./check-answers.ts";

const endpoints = join(import.meta.dirname, "../../../packages/api/src/endpoints");

type GuardFactory = (functions: typeof guards, buildQuery: (...parts: unknown[]) => unknown) => guards.Guard;

/** The guard that the build adds to the `buildQuery` of a call. */
function guardOf(name: CallName): guards.Guard {
  const code = addGuards(`return buildQuery("${name}", "GET", "/");`).replace(/^import[^;]*;/, "");
  const buildQuery = (...[, , , guard]: unknown[]) => guard;
  return (runInThisContext(`($, buildQuery) => { ${code} }`) as GuardFactory)(guards, buildQuery);
}

/** Copies of a value, each with one part of it replaced by a value of another type. A null is compatible with any type. */
function* withWrongPart(value: unknown): Generator {
  if (value === null) return;
  yield typeof value === "string" ? 5 : "x";
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const wrong of withWrongPart(item)) yield value.with(index, wrong);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value))
      for (const wrong of withWrongPart(part)) yield { ...value, [key]: wrong };
  }
}

const answered = callList.filter(({ answer, file }) => answer && !file);

describe.each(answered)("the guard of $name", (call) => {
  const isAnswer = guardOf(call.name);
  const { answer } = exampleOf(call.name, call);

  test("accepts the example", () => expect(isAnswer(answer)).toBe(true));

  test.each([
    ['{"data":"x"}', { data: "x" }],
    ["text", "x"],
    ["a list", []],
    ["a number", 1],
  ])("refuses %s", (_, wrong) => expect(isAnswer(wrong)).toBe(false));

  test("refuses a wrong type in each of its fields", () => {
    const accepted = [...withWrongPart(answer)].filter((wrong) => isAnswer(wrong));
    expect(accepted).toEqual([]);
  });
});

test("a text of another format is accepted, a token is not", () => {
  const { answer } = exampleOf("getCart", calls.getCart) as { answer: object };
  const isCart = guardOf("getCart");
  expect(isCart({ ...answer, updated_at: "yesterday" })).toBe(true);
  for (const token of ["", "x", 5, null]) expect(isCart({ ...answer, token }), String(token)).toBe(false);
});

test("a number beyond the range of numbers, which JSON reads as infinite, is refused", () => {
  const { answer } = exampleOf("getCart", calls.getCart) as { answer: object };
  const beyond = JSON.parse(JSON.stringify(answer).replaceAll(/:\d+(?=[,}])/g, ":1e999")) as unknown;
  expect(guardOf("getCart")(beyond)).toBe(false);
});

test.each(["x", "", "%E0%A4%A", "2026-02-31", "2026-11-20T00:00:00Z"])(
  "%j where a page needs a day is refused",
  (date) => {
    const { answer } = exampleOf("listBusinessDates", calls.listBusinessDates) as { answer: { data: object[] } };
    const areDates = guardOf("listBusinessDates");
    expect(areDates(answer)).toBe(true);
    expect(areDates({ data: [...answer.data, { ...answer.data[0], date }] })).toBe(false);
  },
);

test("an empty token of a login is refused, none is not", () => {
  const { answer } = exampleOf("login", calls.login) as { answer: { access_token?: string } };
  const { access_token: _, ...withoutToken } = answer;
  const isLogin = guardOf("login");
  expect([isLogin({ ...answer, access_token: "" }), isLogin(withoutToken)]).toEqual([false, true]);
});

test("a category of a category is checked too", () => {
  const isTree = guardOf("listCategories");
  const category = { id: 1, key: "a", name: "a", product_count: 1, image: null, children: [] as unknown[] };
  const tree = (children: unknown) => ({ data: [{ ...category, children: [{ ...category, children }] }] });
  expect([isTree(tree([category])), isTree(tree("x")), isTree(tree([{}]))]).toEqual([true, false, false]);
});

test("every endpoint with an answer gets its guard, on the same lines", () => {
  for (const file of readdirSync(endpoints)) {
    const code = readFileSync(join(endpoints, file), "utf8");
    expect(addGuards(code).split("\n").length, file).toBe(code.split("\n").length);
  }
});

test("a call that is not written as literals fails the build", () => {
  expect(() => addGuards("buildQuery(name, method, path)")).toThrow("as literals");
});

test("Vitest caches a transformed endpoint by the contract that it was compiled from", () => {
  let keyOf: ((module: { id: string; sourceCode: string }) => string | null) | undefined;
  checkAnswers().configureVitest({ defineCacheKeyGenerator: (extend) => (keyOf = extend) });
  const sourceCode = readFileSync(join(endpoints, "catalogue.ts"), "utf8");
  expect(keyOf?.({ id: join(endpoints, "catalogue.ts"), sourceCode })).toBe(addGuards(sourceCode));
  expect(keyOf?.({ id: import.meta.filename, sourceCode })).toBeNull();
});
