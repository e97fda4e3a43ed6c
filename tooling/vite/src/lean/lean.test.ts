import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markPure } from "./lean.ts";
import { leftOut } from "./left-out.ts";
import { withoutBodies } from "./without-bodies.ts";

/** As the libraries are built today; where that changes, the pages grow by what is left out now. */
const library = (file: string) =>
  readFileSync(new URL(`../../../../packages/storefront/node_modules/${file}`, import.meta.url), "utf8");

test("what makes a component of React Router is marked as without effect", () => {
  const code = library("react-router/dist/production/lib/dom/lib.js");
  expect(code).toMatch(/^const Link = React/m);
  expect(markPure(code)).toMatch(/^const Link = \/\* @__PURE__ \*\/ React/m);
  expect(markPure(code)).not.toMatch(/^Link\.displayName/m);
});

test.each(Object.entries(leftOut))("%s has each function that is left out once", (file, bodies) => {
  const code = library(file);
  expect(withoutBodies(code, bodies).length).toBeLessThan(code.length);
});

test("functions do what is given instead, wherever they are declared", () => {
  const code = `export function outer(a) { function inner() { return 1; } return inner() + last(a); }
const last = ({ a }) => { return a; };`;
  expect(withoutBodies(code, { inner: "{}", last: "{ return 0; }" })).toBe(
    `export function outer(a) { function inner() {} return inner() + last(a); }
const last = ({ a }) => { return 0; };`,
  );
});

test("a function that is not there any more, or is there twice, is told by its name", () => {
  expect(() => withoutBodies("function one() {}", { two: "{}" })).toThrow("no function two");
  const twice = "function one() { function two() {} }; function three() { const two = () => {}; }";
  expect(() => withoutBodies(twice, { two: "{}" })).toThrow("several functions two");
});
