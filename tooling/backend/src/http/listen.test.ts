import { Server } from "node:http";
import { calls } from "@noren/contract";
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
