import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { calls } from "@noren/contract";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { queryAsAdmin } from "./testing/admin.ts";
import { testDatabase } from "./testing/database.ts";
import { openTestShop, type TestShop } from "./testing/shop.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

describe("main", () => {
  const folder = mkdtempSync(join(tmpdir(), "noren-main-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, NOREN_DATA: folder, API_PORT: "0", ...env },
    });
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
      child.once("close", (code) => resolve({ code, output }));
    });
    const listening = new Promise<string>((resolve) => {
      child.stderr.on("data", () => {
        const origin = /"backend is open".*"origin":"([^"]+)"/.exec(output)?.[1];
        if (origin !== undefined) resolve(origin);
      });
    });
    const failed = async (): Promise<never> => {
      throw new Error((await ended).output);
    };
    /** Waits for the origin of the open backend. @throws Error with the output when the process ends before */
    const open = () => Promise.race([listening, failed()]);
    return { child, ended, open };
  }

  it("reports in one line that the database cannot be reached", async () => {
    const { code, output } = await run({ DATABASE_URL: "postgresql://noren:secret@127.0.0.1:1/noren" }).ended;
    expect(code).toBe(1);
    expect(output).toBe("The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Is DATABASE_URL right?\n");
  });

  it.each(["hello", "mysql://127.0.0.1/noren", "postgresql://noren:se#cret@127.0.0.1/noren"])(
    "reports in one line that %s is not a PostgreSQL URL, without repeating it",
    async (url) => {
      const { code, output } = await run({ DATABASE_URL: url }).ended;
      expect(code).toBe(1);
      expect(output).toBe(
        "DATABASE_URL is not the URL of a PostgreSQL database: it looks like postgresql://USER:PASSWORD@HOST:5432/DATABASE.\n",
      );
    },
  );

  it("reports in one line that the folder is not writable", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const { code, output } = await run({ NOREN_DATA: join(file, "data") }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^The data folder .* cannot be written: choose another with NOREN_DATA\.\n$/);
  });

  it("reports in one line that its secret is too short", async () => {
    const { code, output } = await run({ NOREN_SECRET: "x".repeat(31) }).ended;
    expect(code).toBe(1);
    expect(output).toBe("NOREN_SECRET needs at least 32 characters.\n");
  });

  it("reports in one line, before it asks for the database, that the port is in use", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const env = { DATABASE_URL: "postgresql://noren:secret@127.0.0.1:1/noren", API_PORT: String(port) };
    const { code, output } = await run(env).ended;
    server.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use: choose another.\n`);
  });

  describe("with a database", () => {
    // The first start fills it; the second finds it filled.
    let url: string;
    beforeAll(async () => {
      ({ url } = await testDatabase());
    });

    it.each(["SIGINT", "SIGTERM"] as const)(
      "starts, creates its secret, and shuts down cleanly on %s",
      async (signal) => {
        // An empty secret must not count as one: anyone could sign with it.
        const { child, ended, open } = run({ DATABASE_URL: url, NOREN_SECRET: "" });
        const origin = await open();
        expect((await fetch(`${origin}/readyz`)).status).toBe(200);
        child.kill(signal);
        expect((await ended).code).toBe(0);
        expect(readFileSync(join(folder, "secret"), "utf8")).toHaveLength(32);
        await expect(fetch(`${origin}/healthz`)).rejects.toThrow("fetch failed");
      },
    );
  });
});

describe.skipIf(process.platform !== "linux")("an interrupted start", () => {
  it("leaves no database behind", async () => {
    const folder = mkdtempSync(join(tmpdir(), "noren-main-"));
    const pidFile = join(folder, "postgres", "postmaster.pid");
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, NOREN_DATA: folder, API_PORT: "0", DATABASE_URL: "" },
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
    const hasEnded = () => child.exitCode !== null;
    await expect.poll(() => existsSync(pidFile) || hasEnded(), { timeout: 60_000 }).toBe(true);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("a lost database connection", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });

  it("answers guests what they have seen and 503 otherwise, and recovers with the database", async () => {
    const name = new URL(shop.url).pathname.slice(1);
    const server = inject("server").url;
    const { status, body: seen } = await shop.call(calls.listProducts);
    expect(status).toBe(200);

    await queryAsAdmin(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await queryAsAdmin(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    expect(await shop.call(calls.listNews)).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(await shop.call(calls.listProducts)).toMatchObject({ status: 200, body: seen });
    expect((await shop.fetch("/readyz", { channel: null })).status).toBe(503);
    expect((await shop.fetch("/healthz", { channel: null })).status).toBe(200);

    await queryAsAdmin(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
    expect((await shop.call(calls.listNews)).status).toBe(200);
  });
});
