import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./support/test.ts";

const build = join(import.meta.dirname, "../../../apps/fl1/build");

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Runs a build's own server in its folder, without this process's environment. */
function startServer(folder: string, port: number, apiOrigin: string): ChildProcess {
  const env = { PORT: String(port), API_ORIGIN: apiOrigin, WORKERS: "1", NODE_ENV: "production" };
  return spawn(process.execPath, ["server.js"], { cwd: folder, env, stdio: "inherit" });
}

test("a copy of a build serves the shop outside of the workspace, with node alone", async ({ request, baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), "noren-deployed-"));
  cpSync(build, folder, { recursive: true });
  const port = await freePort();
  // The shop's server forwards API calls, so its origin serves as the API's.
  const server = startServer(folder, port, baseURL ?? "");
  try {
    const origin = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        request.get(`${origin}/healthz`).then(
          (answer) => answer.ok(),
          () => false,
        ),
      )
      .toBe(true);
    const health = (await (await request.get(`${origin}/healthz`)).json()) as { version: string; builds: object };
    expect(health.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Object.keys(health.builds)).toEqual(["fl1"]);
    expect((await request.get(`${origin}/readyz`)).status()).toBe(200);
    const page = await (await request.get(`${origin}/product`)).text();
    const [, script = ""] = /"(\/assets\/fl1\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await request.get(origin + script)).status(), script).toBe(200);
  } finally {
    server.kill("SIGTERM");
    rmSync(folder, { recursive: true });
  }
});
