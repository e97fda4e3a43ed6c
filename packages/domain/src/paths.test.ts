import { expect, test } from "vitest";
import { barePath } from "./paths.ts";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/cart/?a=1", "/cart"],
  ["/cart//#b/", "/cart"],
  ["/a//b", "/a//b"],
])("the bare path of %s is %s", (path, bare) => expect(barePath(path)).toBe(bare));

test("the bare path of thousands of slashes is found in little time", () => {
  const path = `/product${"/".repeat(100_000)}x`;
  const start = performance.now();
  expect(barePath(path)).toBe(path);
  expect(performance.now() - start).toBeLessThan(1000);
});
