import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { toErrorAnswer } from "../http/failure.ts";
import { openStudio } from "../seed/studio.ts";
import { serveVideo, VIDEO_ROUTE } from "./serve-video.ts";
import { storeCaptions, storeVideo, VideoError } from "./store-video.ts";
import { createVideoFiles } from "./video-files.ts";

const folder = mkdtempSync(join(tmpdir(), "noren-videos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const app = new Hono();
app.get(VIDEO_ROUTE, serveVideo(createVideoFiles(folder)));
app.onError((thrown, http) => http.json({}, toErrorAnswer(thrown).error.status as 404));
const get = (path: string, range?: string, method = "GET") =>
  app.request(`/storage/simple/${path}`, { method, headers: range === undefined ? {} : { range } });

const bytes = Buffer.from(`\0\0\0\x18ftypisom${"0123456789".repeat(20)}`);
const { path, type } = await storeVideo(folder, bytes);

describe("a stored video", () => {
  it("is sent whole, cacheable forever", async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(type).toBe("video/mp4");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(bytes.length),
      "content-type": "video/mp4",
    });
  });

  it.each([
    ["bytes=0-1", 0, 1],
    ["bytes=200-", 200, bytes.length - 1],
    ["bytes=-5", bytes.length - 5, bytes.length - 1],
    ["bytes=4-9999", 4, bytes.length - 1],
  ])("is sent in part for %s", async (range, start, end) => {
    const answer = await get(path, range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(start, end + 1));
  });

  it("is sent whole for several parts, for none and for HEAD without a body", async () => {
    for (const range of ["bytes=0-1,4-5", "bytes=-", "lines=1-2"]) expect((await get(path, range)).status).toBe(200);
    const answer = await get(path, "bytes=0-1", "HEAD");
    expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    expect(await answer.text()).toBe("");
  });

  it.each(["bytes=9999-", "bytes=5-2", "bytes=-0"])("has no part %s", async (range) => {
    const answer = await get(path, range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
  });
});

it("sends the studio's videos and captions by their content's hash", async () => {
  const video = (await openStudio()).videos.get("donabe")!;
  expect((await get(video.path)).headers.get("content-type")).toBe("video/mp4");
  const captions = await get(video.captions!);
  expect(captions.headers.get("content-type")).toBe("text/vtt");
  expect(await captions.text()).toMatch(/^WEBVTT/);
  expect(readFileSync(new URL("../../../studio/videos/donabe.mp4", import.meta.url)).byteLength).toBeLessThan(300_000);
});

it.each([
  "imported/0000000000000000.mp4",
  "imported/donabe.0000000000000000.mp4",
  "studio/donabe.0000000000000000.mp4",
  "studio/none.0000000000000000.mp4",
  "studio/donabe.mp4",
  "imported/..%2fsecret.0000000000000000.mp4",
])("answers 404 for %s", async (unknown) => {
  expect((await get(unknown)).status).toBe(404);
});

it("stores MP4, WebM and WebVTT only", async () => {
  const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from("\x42\x82\x84webm")]);
  expect((await storeVideo(folder, webm)).type).toBe("video/webm");
  await expect(storeVideo(folder, Buffer.from("<html>"))).rejects.toThrow(VideoError);
  expect(await storeCaptions(folder, Buffer.from("\uFEFFWEBVTT\n\n00:00.000 --> 00:01.000\n土鍋"))).toMatch(/\.vtt$/);
  await expect(storeCaptions(folder, Buffer.from("1\n00:00:00,000 --> 00:00:01,000\n土鍋"))).rejects.toThrow(
    VideoError,
  );
});
