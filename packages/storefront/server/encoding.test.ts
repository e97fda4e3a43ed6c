import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { compress, compressor, isCompressible, negotiate, WITHOUT_SIZE } from "./encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "zstd"],
  ["*;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s is answered with %s", (accepted, encoding) => {
  expect(negotiate(accepted)).toBe(encoding);
});

test("negotiates among the available encodings, and compresses text only", () => {
  expect(negotiate("br, gzip", ["gzip", "identity"])).toBe("gzip");
  expect(negotiate("zstd, br", ["br", "gzip", "identity"])).toBe("br");
  expect(["text/html; charset=utf-8", "application/json", "image/svg+xml"].every(isCompressible)).toBe(true);
  expect(["image/avif", "font/woff2", "application/pdf", undefined].some(isCompressible)).toBe(false);
});

test.each([
  ["zstd", zstdDecompressSync],
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("%s decompresses to the same, as a whole and as a stream", async (encoding, open) => {
  const page = Buffer.from("<p>暖簾</p>".repeat(500));
  const small = await compress(encoding, page);
  expect(small.length).toBeLessThan(page.length / 10);
  expect(open(small)).toEqual(page);
  const flow = compressor(encoding, page.byteLength);
  flow.end(page);
  expect(open(await buffer(flow))).toEqual(page);
});

test("zstd takes memory for the size of a stream, which its frame then names", async () => {
  const flow = compressor("zstd", 2000);
  flow.end(Buffer.alloc(2000, "暖簾"));
  const [, , , , descriptor = 0] = await buffer(flow);
  // RFC 8878, 3.1.1.1.1: the flags of the frame's content size, and of a single segment.
  expect(descriptor & 0b1110_0000).not.toBe(0);
});

test("of an unknown size, a stream has an encoding that needs none", () => {
  expect(negotiate("zstd, br, gzip", WITHOUT_SIZE)).toBe("br");
  expect(negotiate("zstd", WITHOUT_SIZE)).toBe("identity");
});
