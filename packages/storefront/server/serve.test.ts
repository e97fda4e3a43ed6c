import { spawn } from "node:child_process";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createServerApp } from "./app.ts";
import { readBuilds } from "./builds.ts";
import { createHttpServer } from "./serve.ts";
import { writeTestBuilds } from "./testing/write-test-builds.ts";
import { startStandInApi, type StandInApi } from "./testing/stand-in-api.ts";

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test("pending answers are completed, also after repeated stop signals", { timeout: 30_000 }, async () => {
  const api = await startStandInApi();
  onTestFinished(() => api.close());
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  api.handlers.set("/v1/slow", (_, response) => {
    reached.resolve();
    void gate.promise.then(() => response.end("at last"));
  });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: String(port), API_ORIGIN: api.origin.href, APPS: writeTestBuilds(), WORKERS: "2" },
    // In a group of its own: a signal to the group is a signal to the primary and to each worker.
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const ended = new Promise((resolve) => server.once("exit", (code, signal) => resolve(code ?? signal)));
  const askToEnd = () => process.kill(-(server.pid ?? 0), "SIGTERM");
  // No worker gets a connection that the primary accepts while its workers close.
  const isOpen = () =>
    fetch(`${origin}/healthz`, { headers: { connection: "close" }, signal: AbortSignal.timeout(1000) }).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(true);

  const answer = fetch(`${origin}/v1/slow`, { headers: { connection: "close" } })
    .then((response) => response.text())
    .catch(String);
  await reached.promise;
  askToEnd();
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(false);
  askToEnd();
  gate.resolve();
  expect(await answer).toBe("at last");
  expect(await ended).toBe(0);
});

describe("connections", () => {
  let api: StandInApi;
  let port: number;
  beforeEach(async () => {
    api = await startStandInApi();
    const { origin: apiOrigin } = api;
    const server = createHttpServer(
      createServerApp({ builds: await readBuilds(writeTestBuilds(), 0), apiOrigin, channels: {}, fetch }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
    return async () => {
      server.closeAllConnections();
      server.close();
      await api.close();
    };
  });

  test("idle ones stay open longer than the 60 seconds of load balancers", async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).headers.get("keep-alive")).toBe("timeout=65");
  });

  const MIB = 1024 * 1024;
  const chunk = (size: number) => `${size.toString(16)}\r\n${" ".repeat(size)}\r\n`;
  test.each([
    ["413 to a length", "/v1/body", "Content-Length: 11534336", " ".repeat(MIB), " ".repeat(10 * MIB)],
    ["413 during a chunked body", "/v1/body", "Transfer-Encoding: chunked", chunk(11 * MIB), `${chunk(MIB)}0\r\n\r\n`],
    ["401 by the API", "/v1/early", "Content-Length: 8388608", " ".repeat(4 * MIB), " ".repeat(4 * MIB)],
    ["405 by a page", "/product/x", "Content-Length: 8388608", " ".repeat(4 * MIB), " ".repeat(4 * MIB)],
  ])("%s: a slow sender receives the answer, and the connection stays usable", async (...sent) => {
    const [answer, path, framing, begin, rest] = sent;
    const status = answer.slice(0, 3);
    api.handlers.set("/v1/body", (request) => request.resume());
    api.handlers.set("/v1/early", (_, response) => response.writeHead(401).end());
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    let answers = "";
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.on("error", () => undefined).on("data", (text: string) => (answers += text));
    const statuses = () => [...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, code]) => code);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n${begin}`);
    await expect.poll(statuses, { timeout: 4000 }).toEqual([status]);
    await vi.advanceTimersByTimeAsync(10_000);
    socket.write(`${rest}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await expect.poll(statuses, { timeout: 4000 }).toEqual([status, "200"]);
  });
});
