import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuildServer } from "../support/build-server.ts";
import { expect, test } from "../support/test.ts";

const build = join(import.meta.dirname, "../../../../apps/fl1/build");

test("a copy of a build serves the shop outside of the workspace with only Node", async ({ request, baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), "noren-deployed-"));
  cpSync(build, folder, { recursive: true });
  // The shop's server forwards API calls, so its origin serves as the API's.
  const server = await startBuildServer(folder, baseURL ?? "");
  const { origin } = server;
  try {
    await expect.poll(server.isLive).toBe(true);
    const health = (await (await request.get(`${origin}/healthz`)).json()) as { version: string; builds: object };
    expect(health.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Object.keys(health.builds)).toEqual(["fl1"]);
    expect((await request.get(`${origin}/readyz`)).status()).toBe(200);
    const page = await (await request.get(`${origin}/product`)).text();
    const [, script = ""] = /"(\/assets\/fl1\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await request.get(origin + script)).status(), script).toBe(200);
  } finally {
    server.stop();
    rmSync(folder, { recursive: true });
  }
});
