import { mkdtempSync, truncateSync, writeFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { Hono } from "hono";
import { afterAll, expect, it } from "vitest";
import type { App } from "./app.ts";
import { openFile, sendContent } from "./file-content.ts";
import { listen } from "./listen.ts";

const MEBIBYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "noren-content-"));
const path = join(folder, "large.pdf");
writeFileSync(path, "");
truncateSync(path, 64 * MEBIBYTE);
afterAll(() => rmSync(folder, { recursive: true }));

const app: App = new Hono();
app.get("/file", async (http) => sendContent(http, (await openFile(path))!));

it("of a large file takes little memory while receivers are slow", async () => {
  const { origin, close } = await listen(app, 0);
  const before = process.memoryUsage().arrayBuffers;
  const receivers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      socket.write("GET /file HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await once(socket, "readable");
      return socket;
    }),
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(128 * MEBIBYTE);
  for (const socket of receivers) socket.destroy();
  await close();
});

it("is complete, and its length is known", async () => {
  writeFileSync(join(folder, "small.txt"), "氏名".repeat(50_000));
  const { size, stream } = (await openFile(join(folder, "small.txt")))!;
  const text = await new Response(stream).text();
  expect([size, text]).toEqual([300_000, "氏名".repeat(50_000)]);
  expect(await openFile(join(folder, "missing.txt"))).toBeUndefined();
});

it("is not opened for a HEAD request", async () => {
  const { headers, body } = await app.request("/file", { method: "HEAD" });
  expect([headers.get("content-length"), body]).toEqual([String(64 * MEBIBYTE), null]);
});
