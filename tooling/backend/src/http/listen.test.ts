import { request, Server } from "node:http";
import { calls } from "@noren/contract";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "./listen.ts";

it("allows the largest upload at 256 kbit/s and times out slow headers early", async () => {
  const listening = vi.spyOn(Server.prototype, "listen");
  onTestFinished(() => listening.mockRestore());
  const { close } = await listen(new Hono(), 0);
  await close();
  const isEnough = (ms: number) => ms / 1000 > (calls.uploadFile.upload.maxBytes * 8) / 256_000;
  const limits = { requestTimeout: expect.toSatisfy(isEnough), headersTimeout: 10_000 };
  expect(listening.mock.contexts[0]).toMatchObject(limits);
});

it.each([
  ["http://evil.example/here", 421],
  ["http://localhost:1/here", 200],
  ["/here", 200],
])("answers the target %s with Host: localhost:1 by %d", async (path, status) => {
  const app = new Hono<{ Bindings: HttpBindings }>().get("/here", (http) => http.text("here"));
  const { origin, close } = await listen(app, 0);
  onTestFinished(close);
  const { port } = new URL(origin);
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { host: "localhost:1" } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
  expect(answered).toBe(status);
});
