import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrast, MIN_CONTRAST, readTokens } from "@noren/ui-simple/tokens-contrast";
import { expect, test } from "vitest";
import { productWith } from "#ui/stories/products.fixture";
import { readColours } from "./read-colours.ts";

test("text is readable on every body", () => {
  const css = readFileSync(join(import.meta.dirname, "../../tokens.css"), "utf8");
  const tokens = readTokens(css);
  const pairs = [...css.matchAll(/--ground: var\((--color-body-\w+)\);\s*--on-ground: var\((--color-[\w-]+)\)/g)];
  expect(pairs.length).toBeGreaterThan(12);
  const weak = pairs.filter(([, ground, text]) => contrast(tokens.get(text!), tokens.get(ground!)) < MIN_CONTRAST);
  expect(weak.map(([, ground]) => ground)).toEqual([]);
});

test("colours are read from the attribute; without it there are none", () => {
  const color = { key: "color", name: "色", text: "赤・水色", choices: ["red", "sky"] };
  expect(readColours(productWith({ attributes: [color] }))).toEqual([
    { key: "red", name: "赤" },
    { key: "sky", name: "水色" },
  ]);
  expect(readColours(productWith({}))).toEqual([]);
});
