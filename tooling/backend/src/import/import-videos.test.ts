import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls, type ProductVideo } from "@noren/contract";
import { afterAll, describe, expect, it } from "vitest";
import { toCsv, writeTemporaryFile } from "../testing/csv-file.ts";
import { openTestShop } from "../testing/shop.ts";
import { FetchError } from "./fetch-file.ts";
import type { FileSources } from "./fetch-files.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { summaryText } from "./summary-text.ts";

const shop = await openTestShop();
const dataDir = mkdtempSync(join(tmpdir(), "noren-import-data-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const run = (text: string, sources: Partial<FileSources> = {}) =>
  importCatalogue(shop.db, { file: writeTemporaryFile(text), channel: "simple", dataDir, sources });

describe("videos", () => {
  const COLUMNS = ["商品キー", "商品名", "カテゴリ", "販売価格（税込）", "在庫数"];
  const VIDEO = ["動画のURL", "動画の題", "動画の表紙のURL", "動画の字幕のURL"];
  const pot = ["pot", "土鍋", "鍋", 9680, 3];
  const own = [
    "https://files.example/pot.mp4",
    "土鍋の形",
    "https://files.example/pot.jpg",
    "https://files.example/pot.vtt",
  ];
  const stored = { path: "imported/0123456789abcdef.mp4", type: "video/mp4" } as const;
  const poster = { path: "imported/fedcba9876543210", width: 720, height: 720, color: "#aabbcc" };
  const online: FileSources = {
    pictures: () => Promise.resolve(poster),
    videos: () => Promise.resolve(stored),
    captions: () => Promise.resolve("imported/1111111111111111.vtt"),
  };
  const readVideo = async () =>
    (await shop.call(calls.getProduct, { params: { key: "pot" } })).body.video as ProductVideo | undefined;

  it("come with poster and captions, stay when the file names none or a fetch fails, and go on request", async () => {
    const summary = await run(
      toCsv([
        [...COLUMNS, ...VIDEO],
        [...pot, ...own],
      ]),
      online,
    );
    expect(summaryText(summary)).toContain("動画　　　　　取得 1点");
    const video = {
      ...stored,
      title: "土鍋の形",
      poster: { ...poster, alt: "土鍋の形" },
      captions: "imported/1111111111111111.vtt",
    };
    expect(await readVideo()).toEqual(video);
    await run(toCsv([COLUMNS, pot]));
    await run(
      toCsv([
        [...COLUMNS, ...VIDEO],
        [...pot, "", "", "", ""],
      ]),
    );
    const failing = () => Promise.reject(new FetchError("応答 404"));
    const failed = await run(
      toCsv([
        [...COLUMNS, ...VIDEO],
        [...pot, ...own],
      ]),
      { pictures: failing, videos: failing, captions: failing },
    );
    expect(failed.pictureReasons.get("応答 404")).toBe(3);
    expect(await readVideo()).toEqual(video);
    await run(
      toCsv([
        [...COLUMNS, ...VIDEO],
        [...pot, "なし", "", "", ""],
      ]),
    );
    expect(await readVideo()).toBeUndefined();
  });

  it("need a title and a poster", async () => {
    const summary = await run(
      toCsv([
        [...COLUMNS, ...VIDEO],
        [...pot, own[0]!, "", "", ""],
      ]),
      online,
    );
    expect(summary.problems).toMatchObject([{ line: 2, reason: expect.stringContaining("動画の題") }]);
  });
});
