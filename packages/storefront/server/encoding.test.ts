import { expect, test } from "vitest";
import { isCompressible, negotiate } from "./encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("%s is answered with %s", (accepted, encoding) => {
  expect(negotiate(accepted)).toBe(encoding);
});

test("only what is there is chosen, and only text is worth it", () => {
  expect(negotiate("br, gzip", ["gzip", "identity"])).toBe("gzip");
  expect(["text/html; charset=utf-8", "application/json", "image/svg+xml"].every(isCompressible)).toBe(true);
  expect(["image/avif", "font/woff2", "application/pdf", undefined].some(isCompressible)).toBe(false);
});
