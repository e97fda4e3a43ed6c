import { readFileSync } from "node:fs";
import { listImplementedCalls } from "@noren/backend/routes";
import { screens } from "@noren/contract/screens";
import { listRoutePaths } from "@noren/storefront/screens";
import { describe, expect, test } from "vitest";
import { findProofs, listRules, readRuleIds } from "./rule-proofs.ts";

/** The lines of a list of the specification. */
const specified = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

describe("the lists for programs", () => {
  test("every call is implemented once", () => {
    expect(listImplementedCalls().toSorted()).toEqual(specified("calls").toSorted());
  });

  test("the list of screens contains every specified route in the specified order", () => {
    const routes = specified("routes");
    const paths: string[] = screens.map(({ path }) => path);
    expect(paths.filter((path) => routes.includes(path))).toEqual(routes);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("every printed route is in the list of screens", () => {
    const printed = listRoutePaths();
    expect(printed.length).toBeGreaterThan(0);
    expect(printed).toEqual(screens.map(({ path }) => path).filter((path) => printed.includes(path)));
  });
});

describe("rules that tests prove", () => {
  // The id is inserted at run time; otherwise this file would count as a proof.
  const title = (text: string, ...rules: string[]) => `${text} ${rules.map((rule) => `[${rule}]`).join(" ")}`;

  test("every rule has one line with its level and its tests", () => {
    const lines = listRules().map((line) => line.split("\t"));
    expect(lines.map(([rule]) => rule)).toEqual(specified("rules").toSorted());
    for (const [, level, files] of lines) {
      expect(["none", "unit", "wired"]).toContain(level);
      if (level === "none") expect(files).toBeUndefined();
      else expect(files).toMatch(/^\S+\.(test|e2e)\.tsx?( \S+\.(test|e2e)\.tsx?)*$/);
    }
  });

  test("are read from titles only", () => {
    const source = `
      describe("${title("outer", "a.one")}", () => {
        test(\n"${title("logs out", "b.two")}", () => expect(rows[order.id], \`\${rows[each.value]}\`).toBe("[c.three]"));
        test.each([["[d.four]", 1]])('${title("twice %s", "e.five", "f.six")}', () => {});
      });
    `;
    expect(readRuleIds(source)).toEqual(["a.one", "b.two", "e.five", "f.six"]);
  });

  test("name the files that prove them, and fail on a rule that does not exist", () => {
    const sources = [
      ["b.test.ts", `test("${title("x", "cart.one")}", () => {});`],
      ["a.test.ts", `test("${title("y", "cart.one")}", () => {});`],
    ] as const;
    expect(findProofs(["cart.two", "cart.one"], sources)).toEqual([
      { rule: "cart.one", level: "unit", files: ["a.test.ts", "b.test.ts"] },
      { rule: "cart.two", level: "none", files: [] },
    ]);
    expect(() => findProofs(["cart.two"], sources)).toThrow("No such rule: [cart.one] in b.test.ts");
  });

  test.each([
    ["a browser", "cart.steps", "tooling/e2e/src/purchase.e2e.ts", "wired"],
    ["a model", "cart.steps", "packages/storefront/app/screens/cart/cart.model.test.tsx", "wired"],
    ["a view", "cart.steps", "packages/ui-simple/src/screens/cart/cart-view.test.tsx", "wired"],
    ["the frame of every page", "toast.behaviour", "packages/storefront/app/frame/toast-stack.test.tsx", "wired"],
    ["a state machine", "cart.steps", "packages/domain/src/checkout.test.ts", "unit"],
    ["a hook", "banner.toast", "packages/storefront/app/state/downloads.test.tsx", "unit"],
    ["an effect", "error.503", "packages/storefront/app/effects/problem-effects.test.ts", "unit"],
    ["the API, of a rule about screens", "cart.steps", "tooling/backend/src/cart/cart.test.ts", "unit"],
    ["the API, of a rule about its responses", "cart.shape", "tooling/backend/src/cart/cart.test.ts", "wired"],
  ])("proved by %s", (_, rule, file, level) => {
    expect(findProofs([rule], [[file, `test("${title("x", rule)}", () => {});`]])).toEqual([
      { rule, level, files: [file] },
    ]);
  });
});
