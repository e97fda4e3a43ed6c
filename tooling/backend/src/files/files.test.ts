import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { setLogLevel } from "../process/log.ts";
import { serveLocally } from "../testing/local-server.ts";
import { StartError } from "../process/start-error.ts";
import { openTestS3 } from "../testing/s3.ts";
import { createFileKey } from "./file-key.ts";
import { openFileStore } from "./open-file-store.ts";
import { mediaTypeOf } from "../http/media-type.ts";

const SECRET = "test-secret";
setLogLevel("silent");
const bytes = new TextEncoder().encode("氏名,郵便番号\r\n");

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "noren-files-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

async function bucket() {
  const s3 = await openTestS3(SECRET);
  const env = {
    NOREN_S3_ENDPOINT: s3.endpoint,
    NOREN_S3_BUCKET: "noren",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: SECRET,
  };
  return { s3, env, store: openFileStore(folder(), env) };
}

describe.each([
  ["a folder", async () => openFileStore(folder(), {})],
  ["a bucket", async () => (await bucket()).store],
])("files in %s", (_, open) => {
  it("stores, reads, replaces and removes files", async () => {
    const store = await open();
    const key = createFileKey("exports", "text/csv");
    expect(await store.get(key)).toBeUndefined();
    await store.put(key, new TextEncoder().encode("氏名\r\n"), "text/csv");
    await store.put(key, bytes, "text/csv");
    expect(await new Response((await store.get(key))?.stream).text()).toBe("氏名,郵便番号\r\n");
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it.each(["../secret", "exports/../../etc/passwd", "exports/aa/a.csv", "", "exports/aa/%2e%2e.csv"])(
    "reject the invalid key %j",
    async (key) => {
      const store = await open();
      await expect(store.get(key)).rejects.toThrow("Not a key");
      await expect(store.put(key, bytes, "text/csv")).rejects.toThrow("Not a key");
    },
  );
});

it("only a folder has a limit of its disk", async () => {
  expect(await openFileStore(join(folder(), "new"), {}).getFreeBytes()).toBeGreaterThan(0);
  expect(await (await bucket()).store.getFreeBytes()).toBeNull();
});

it("a folder contains complete files only", async () => {
  const path = folder();
  const store = openFileStore(path, {});
  await Promise.all([1, 2, 3].map(() => store.put(createFileKey("uploads", "image/png"), bytes, "image/png")));
  const names = readdirSync(join(path, "files"), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  expect(names.map((one) => one.name.length)).toEqual([36, 36, 36]);
});

it("a folder is accessible to its owner only", async () => {
  const path = folder();
  await openFileStore(path, {}).put(createFileKey("uploads", "image/png"), bytes, "image/png");
  const entries = readdirSync(join(path, "files"), { recursive: true, withFileTypes: true });
  expect(entries.map((one) => statSync(join(one.parentPath, one.name)).mode & 0o077)).toEqual([0, 0, 0]);
});

describe("a bucket", () => {
  it("stores the type of a file", async () => {
    const { s3, store } = await bucket();
    const key = createFileKey("exports", "text/csv");
    await store.put(key, bytes, "text/csv");
    expect([...s3.objects]).toEqual([[`/noren/${key}`, { bytes: Buffer.from(bytes), type: "text/csv" }]]);
  });

  it("throws on failure instead of reporting a missing file", async () => {
    const { s3, env, store } = await bucket();
    s3.failWith(500);
    const key = createFileKey("exports", "text/csv");
    await expect(store.get(key)).rejects.toMatchObject({ status: 503 });
    s3.failWith(404);
    await expect(store.put(key, bytes, "text/csv")).rejects.toMatchObject({ status: 503 });
    const nowhere = openFileStore(folder(), { ...env, NOREN_S3_ENDPOINT: "http://127.0.0.1:1" });
    await expect(nowhere.get(key)).rejects.toMatchObject({ status: 503 });
    const breaking = await serveLocally((_, response) => {
      response.writeHead(200, { "content-length": 100 }).write("half", () => response.destroy());
    });
    const broken = openFileStore(folder(), { ...env, NOREN_S3_ENDPOINT: breaking });
    await expect(new Response((await broken.get(key))?.stream).text()).rejects.toThrow("terminated");
  });

  it("rejects a wrong secret", async () => {
    const { env } = await bucket();
    const store = openFileStore(folder(), { ...env, AWS_SECRET_ACCESS_KEY: "other" });
    await expect(store.put(createFileKey("exports", "text/csv"), bytes, "text/csv")).rejects.toMatchObject({
      status: 503,
    });
  });

  it("fails to start with an incomplete configuration", () => {
    expect(() => openFileStore("", { NOREN_S3_ENDPOINT: "http://127.0.0.1:1" })).toThrow(StartError);
  });
});

describe("the type of a file", () => {
  it.each([
    ["%PDF-1.7", "application/pdf"],
    ["\x89PNG\r\n\x1a\n\0", "image/png"],
    ["\xff\xd8\xff\xe0\0", "image/jpeg"],
    ["RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
    ["\0\0\0\x20ftypavif", "image/avif"],
    ["a,b\r\n", "text/csv"],
    ["GIF89a\0", undefined],
    ["PK\x03\x04\0", undefined],
    ["MZ\0", undefined],
    ["RIFF\0\0\0\0WAVE", undefined],
  ])("of %j is %s", (text, type) => expect(mediaTypeOf(Buffer.from(text, "latin1"))).toBe(type));
});
