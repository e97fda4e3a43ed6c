import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { comparePictures } from "./compare.ts";

let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "noren-look-"));
  return () => rmSync(folder, { recursive: true });
});

/** Writes a white picture with a black box. */
async function paint(name: string, { height = 100, box = 10 }): Promise<string> {
  const black = { create: { width: box, height: box, channels: 3 as const, background: "black" } };
  const white = { create: { width: 100, height, channels: 3 as const, background: "white" } };
  await sharp(white)
    .composite([{ input: await sharp(black).png().toBuffer(), left: 20, top: 20 }])
    .png()
    .toFile(at(name));
  return at(name);
}

test("pictures with the same pixels do not differ", async () => {
  const [before, after] = [await paint("a.png", {}), await paint("b.png", {})];
  await sharp(before).png({ compressionLevel: 0 }).toFile(at("c.png"));
  expect(await comparePictures(before, after, at("marked.png"))).toBe(0);
  expect(await comparePictures(before, at("c.png"), at("marked.png"))).toBe(0);
  expect(existsSync(at("marked.png"))).toBe(false);
});

test("the share counts the pixels that differ, and they are marked", async () => {
  const share = await comparePictures(await paint("a.png", {}), await paint("b.png", { box: 20 }), at("marked.png"));
  expect(share).toBeCloseTo(300 / 10_000);
  const { data, info } = await sharp(at("marked.png")).raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  expect(pixelAt(35, 35)).toEqual([255, 0, 0]);
  expect(pixelAt(25, 25)).not.toEqual([255, 0, 0]);
});

test("a page that became longer is compared over the longer one, whose end is white", async () => {
  const [before, after] = [await paint("a.png", {}), await paint("b.png", { height: 200 })];
  expect(await comparePictures(before, after, at("marked.png"))).toBe(0);
  const longer = await paint("c.png", { height: 200, box: 100 });
  expect(await comparePictures(before, longer, at("marked.png"))).toBeGreaterThan(0.3);
});
