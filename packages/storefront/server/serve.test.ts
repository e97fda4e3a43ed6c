import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startStandInApi } from "./testing/stand-in-api.ts";

const BUILD = `export const entry = { module: { createPages: () => () => new Response() } };`;

/** A folder with a build of Simple whose pages are empty. */
function someApps(): string {
  const apps = mkdtempSync(join(tmpdir(), "noren-apps-"));
  onTestFinished(() => rmSync(apps, { recursive: true }));
  for (const folder of ["client", "server"]) mkdirSync(join(apps, "simple/build", folder), { recursive: true });
  writeFileSync(join(apps, "simple/build/server/index.js"), BUILD);
  writeFileSync(join(apps, "package.json"), `{ "type": "module" }`);
  return apps;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test("an answer under way is given, however often the processes are asked to end", { timeout: 30_000 }, async () => {
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
    env: { ...process.env, PORT: String(port), API_ORIGIN: api.origin.href, APPS: someApps(), WORKERS: "2" },
    // In a group of its own: a signal to the group is a signal to the primary and to each worker.
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const ended = new Promise((resolve) => server.once("exit", (code, signal) => resolve(code ?? signal)));
  const askToEnd = () => process.kill(-(server.pid ?? 0), "SIGTERM");
  const isOpen = () =>
    fetch(`${origin}/healthz`, { headers: { connection: "close" } }).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(true);

  const answer = fetch(`${origin}/v1/slow`, { headers: { connection: "close" } })
    .then((response) => response.text())
    .catch(String);
  await reached.promise;
  askToEnd();
  await expect.poll(isOpen).toBe(false);
  askToEnd();
  gate.resolve();
  expect(await answer).toBe("at last");
  expect(await ended).toBe(0);
});
