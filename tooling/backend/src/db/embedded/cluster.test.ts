import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { StartError } from "../../process/start-error.ts";
import { openCluster } from "./cluster.ts";

const OPEN = fileURLToPath(new URL("../../testing/open-cluster.ts", import.meta.url));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";

describe.skipIf(process.platform !== "linux")("the embedded PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "noren-cluster-"));
  const pidFile = join(folder, "postgres", "postmaster.pid");
  const postmaster = () => Number.parseInt(readFileSync(pidFile, "utf8"), 10);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Opens the cluster in a separate Node process that the test can kill. */
  async function openElsewhere() {
    const child = spawn(process.execPath, [OPEN, folder], { stdio: ["ignore", "pipe", "inherit"] });
    const url = await new Promise<string>((resolve) =>
      child.stdout.once("data", (line) => resolve(String(line).trim())),
    );
    return { child, url };
  }

  it("is created once, keeps its data and leaves no process", async () => {
    const first = await openCluster(folder);
    await query(first.url, "CREATE TABLE numbers AS SELECT 7 AS number");
    expect(await query(first.url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
    const pid = postmaster();
    await first.close();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(pidFile)).toBe(false);
    expect(statSync(join(folder, "database-password")).mode & 0o777).toBe(0o600);

    const second = await openCluster(folder);
    expect(await query(second.url, "SELECT number FROM numbers")).toEqual([{ number: 7 }]);
    await second.close();
  });

  it("recovers from a power failure", async () => {
    writeFileSync(pidFile, `${process.pid}\n/another/place\n`);
    const cluster = await openCluster(folder);
    expect(await query(cluster.url, "SELECT number FROM numbers")).toHaveLength(1);
    await cluster.close();
  });

  it("restarts after a crash, with all committed data", async () => {
    const cluster = await openCluster(folder);
    await query(cluster.url, "INSERT INTO numbers VALUES (8)");
    process.kill(postmaster(), "SIGKILL");
    await expect(query(cluster.url, "SELECT 1")).rejects.toThrow(/terminat|ECONN|reset/i);
    await expect
      .poll(() => query(cluster.url, "SELECT * FROM numbers").catch(() => []), { timeout: 20_000 })
      .toHaveLength(2);
    const pid = postmaster();
    await cluster.close();
    expect(isAlive(pid)).toBe(false);
  });

  it("stops when Node is killed, and opens again", async () => {
    const { child, url } = await openElsewhere();
    await query(url, "INSERT INTO numbers VALUES (9)");
    const pid = postmaster();
    child.kill("SIGKILL");
    const cluster = await openCluster(folder);
    expect(isAlive(pid)).toBe(false);
    expect(await query(cluster.url, "SELECT * FROM numbers")).toHaveLength(3);
    await cluster.close();
  });

  it("refuses a folder that another Noren uses, and does not stop that one", async () => {
    const { child, url } = await openElsewhere();
    await expect(openCluster(folder)).rejects.toThrow(StartError);
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    child.kill("SIGKILL");
    await expect.poll(() => existsSync(pidFile), { timeout: 10_000 }).toBe(false);
  });

  it("stops an orphaned process whose watcher was also killed", async () => {
    const { child } = await openElsewhere();
    const pid = postmaster();
    const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    process.kill(Number(parent), "SIGKILL");
    child.kill("SIGKILL");
    const cluster = await openCluster(folder);
    expect(isAlive(pid)).toBe(false);
    await cluster.close();
  });

  it("reports in one line that a folder is not writable", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    await expect(openCluster(join(file, "data"))).rejects.toThrow(
      /^The data folder .* cannot be written: choose another with NOREN_DATA\.$/,
    );
  });
});
