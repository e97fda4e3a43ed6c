import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { readBytes } from "../http/body.ts";
import { listen } from "../http/listen.ts";
import { limitUploads } from "./limit-uploads.ts";

it("closes the connection of the oldest body when a network sends an eleventh", async () => {
  let received = 0;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/", async (http) => {
    const read = () => {
      received += 1;
      return readBytes(http, 100);
    };
    return http.text(String((await limitUploads("203.0.113.1", read)).byteLength));
  });
  app.onError((_, http) => http.text("ended", 503));
  const { origin, close } = await listen(app, 0);
  onTestFinished(close);
  const open: Socket[] = [];
  const send = async (body: string, connection = "close") => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    open.push(socket);
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\nContent-Length: 3\r\n\r\n${body}`);
    return text(socket);
  };
  const oldest = send("a", "keep-alive");
  await expect.poll(() => received).toBe(1);
  const others = Array.from({ length: 9 }, () => send("a"));
  await expect.poll(() => received).toBe(10);
  expect(await send("abc")).toContain("200 OK");
  expect(await oldest).toContain("503 Service Unavailable");
  for (const socket of open.slice(1, 10)) socket.write("bc");
  for (const answer of await Promise.all(others)) expect(answer).toContain("200 OK");
});
