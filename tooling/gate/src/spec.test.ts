import { readFileSync } from "node:fs";
import { implementedCalls } from "@noren/backend/routes";
import { routePaths } from "@noren/storefront/screens";
import { describe, expect, test } from "vitest";
import { provedRules, rulesIn } from "./proved-rules.ts";

/** A list of the specification; its lines are what programs that read ours compare with. */
const specified = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

describe("the lists for programs", () => {
  test.each([
    ["calls", implementedCalls],
    ["routes", routePaths],
    ["rules", provedRules],
  ])("%s are spelled as the specification has them, and none twice", (name, list) => {
    const lines = list();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !specified(name).includes(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe("rules that tests prove", () => {
  test("are read from the titles alone", () => {
    // Put together, or this test would claim to prove them.
    const [one, other] = ["cart", "session"].map((subject) => `${subject}.rule`);
    const source = `
      test("logs out [${one}]", () => expect(rows[order.id]).toBe(1));
      test.each([1])('twice %s [${other}] [${one}]', () => {});
    `;
    expect(rulesIn([source])).toEqual([one, other]);
  });
});
