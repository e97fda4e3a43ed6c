import { readFileSync } from "node:fs";
import { implementedCalls } from "@noren/backend/routes";
import { routePaths } from "@noren/storefront/screens";
import { describe, expect, test } from "vitest";
import { proofsOf, ruleLines, rulesIn } from "./proved-rules.ts";

/** A list of the specification; its lines are what programs that read ours compare with. */
const specified = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

describe("the lists for programs", () => {
  test("calls are all of the specification's, each once", () => {
    expect(implementedCalls().toSorted()).toEqual(specified("calls").toSorted());
  });

  test("routes are spelled as the specification has them, and none twice", () => {
    const lines = routePaths();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !specified("routes").includes(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe("rules that tests prove", () => {
  // Put together, or this file would claim to prove them.
  const title = (text: string, ...rules: string[]) => `${text} ${rules.map((rule) => `[${rule}]`).join(" ")}`;

  test("every rule stands on a line of its own, with its tests or none", () => {
    const lines = ruleLines().map((line) => line.split("\t"));
    expect(lines.map(([rule]) => rule)).toEqual(specified("rules").toSorted());
    for (const [, files] of lines) expect(files).toMatch(/^(none|\S+\.(test|e2e)\.tsx?( \S+\.(test|e2e)\.tsx?)*)$/);
  });

  test("are read from the titles alone", () => {
    const source = `
      describe("${title("outer", "a.one")}", () => {
        test(\n"${title("logs out", "b.two")}", () => expect(rows[order.id], \`\${rows[each.value]}\`).toBe("[c.three]"));
        test.each([["[d.four]", 1]])('${title("twice %s", "e.five", "f.six")}', () => {});
      });
    `;
    expect(rulesIn(source)).toEqual(["a.one", "b.two", "e.five", "f.six"]);
  });

  test("name the files that prove them, and fail on a rule that does not exist", () => {
    const sources = [
      ["b.test.ts", `test("${title("x", "cart.one")}", () => {});`],
      ["a.test.ts", `test("${title("y", "cart.one")}", () => {});`],
    ] as const;
    expect(proofsOf(["cart.two", "cart.one"], sources)).toEqual([
      { rule: "cart.one", files: ["a.test.ts", "b.test.ts"] },
      { rule: "cart.two", files: [] },
    ]);
    expect(() => proofsOf(["cart.two"], sources)).toThrow("No such rule: [cart.one] in b.test.ts");
  });
});
