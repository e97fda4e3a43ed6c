import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toErrorAnswer } from "../http/failure.ts";
import { serveImage } from "./serve-image.ts";
import { createImageService } from "./image-service.ts";
import { PictureError, storePicture } from "./store-picture.ts";
import { readStudioPictures } from "./studio.ts";

describe("the image service", () => {
  const folder = mkdtempSync(join(tmpdir(), "noren-images-"));
  const app = new Hono();
  app.get("/storage/*", serveImage(createImageService(folder)));
  app.onError((thrown, http) => http.json({}, toErrorAnswer(thrown).error.status as 404));
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(`/storage/simple/${path}`, { headers });
  let photo: string;
  let wide: Buffer;

  beforeAll(async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
    wide = await sharp({ create: { width: 700, height: 350, channels: 3, background: "#c0392b", noise } })
      .png()
      .toBuffer();
    ({ path: photo } = await storePicture(folder, wide));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ["avif", "heif"],
    ["webp", "webp"],
    ["jpeg", "jpeg"],
  ])("renders %s in the requested width, cacheable forever", async (format, read) => {
    const answer = await get(`${photo}/160.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: read, width: 160, height: 80 });
  });

  it("never enlarges a picture", async () => {
    const answer = await get(`${photo}/1600.webp`);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 700, height: 350 });
  });

  it("answers 304 when the etag matches", async () => {
    const etag = (await get(`${photo}/80.webp`)).headers.get("etag") ?? "";
    const answer = await get(`${photo}/80.webp`, { "if-none-match": etag });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe("");
  });

  it("answers concurrent requests with one picture, and caches it atomically", async () => {
    const bodies = await Promise.all(
      Array.from({ length: 8 }, async () => (await get(`${photo}/240.webp`)).arrayBuffer()),
    );
    expect(new Set(bodies.map((body) => Buffer.from(body).toString("base64"))).size).toBe(1);
    const cached = readdirSync(join(folder, "picture-cache"), { recursive: true }).map(String);
    expect(cached.filter((name) => name.endsWith("-240.webp"))).toHaveLength(1);
    expect(cached.filter((name) => /\.\d+$/.test(name))).toEqual([]);
  });

  it("renders for the networks in turns", async () => {
    const rendered: string[] = [];
    const load = async (file: string, network: string) => {
      await get(`${photo}/${file}`, { "x-forwarded-for": network });
      rendered.push(network);
    };
    const files = [320, 480, 640, 800].flatMap((width) => [`${width}.jpeg`, `${width}.avif`]);
    await Promise.all([...files.map((file) => load(file, "203.0.113.1")), load("320.webp", "203.0.113.2")]);
    expect(rendered.indexOf("203.0.113.2")).toBeLessThan(files.length - 2);
  });

  it("serves the studio's pictures as immutable only under their content hash", async () => {
    const [picture] = (await readStudioPictures()).values();
    const path = picture?.path ?? "";
    const [name = ""] = path.split(".");
    const own = await get(`${path}/80.webp`);
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toContain("immutable");
    for (const other of [`${name}.0123456789abcdef`, name]) {
      const answer = await get(`${other}/80.webp`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    }
  });

  it.each(["161.avif", "0160.avif", "-160.avif", "1e2.avif", "160.png", "160.AVIF", "160", "160.avif/", "160.avif%00"])(
    "is 404 for %s",
    async (file) => {
      expect((await get(`${photo}/${file}`)).status).toBe(404);
    },
  );

  it.each([
    "imported/0123456789abcdef/160.avif",
    "imported/../../secret/160.avif",
    "studio/..%2f..%2fpackage.json/160.avif",
    "studio/%2e%2e/160.avif",
    "studio/no-such-shot/160.avif",
    "studio/constructor/160.avif",
    "none/160.avif",
  ])("is 404 for %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("stores imported pictures upright, opaque and scaled down", async () => {
    const turned = await sharp(wide).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await storePicture(folder, turned)).toMatchObject({ width: 350, height: 700 });
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    expect(await storePicture(folder, clear)).toMatchObject({ color: "#f8f8f8" });
    const huge = await sharp({ create: { width: 3200, height: 800, channels: 3, background: "#336699" } })
      .jpeg()
      .toBuffer();
    expect(await storePicture(folder, huge)).toMatchObject({ width: 1600, height: 400 });
  });

  it.each([
    ["text", Buffer.from("<html>")],
    ["nothing", Buffer.alloc(0)],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])("rejects %s", async (_, bytes) => {
    await expect(storePicture(folder, bytes)).rejects.toThrow(PictureError);
  });

  it("refuses formats other than photographs', also outside of imports", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow("unsupported image format");
    await expect(sharp(Buffer.from("P1\n1 1\n1\n")).metadata()).rejects.toThrow("unsupported image format");
  });

  it("rejects a truncated picture", async () => {
    await expect(storePicture(folder, wide.subarray(0, wide.length / 2))).rejects.toThrow(PictureError);
  });
});
