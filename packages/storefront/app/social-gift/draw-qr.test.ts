import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQr } from "./draw-qr.ts";

const SCALE = 4;

test("a camera reads the link from the drawing, which has its quiet zone", async () => {
  const url = `https://shop.example.jp/social-gift/shipping/${"aB3-".repeat(16)}`;
  const { size, path } = await drawQr(url);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x},${y}`));
  expect(dark.has("3,3")).toBe(false);
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (dark.has(`${Math.floor(x / SCALE)},${Math.floor(y / SCALE)}`))
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  expect(decodeQR({ width: side, height: side, data })).toBe(url);
});
