import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listRunningBackend } from "../process/running-backends.ts";
import { chooseDatabase, type DatabaseChoice } from "./choose-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "noren-choose-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const choose = (changes: Partial<DatabaseChoice> = {}) =>
  chooseDatabase({
    dataDir: join(folder, ".data"),
    isFolderNamed: false,
    databaseUrl: undefined,
    runningBackends: join(folder, "running-backends"),
    ...changes,
  });

/** Lists a shop with this database whose API accepts connections, while `during` runs. */
async function withRunningBackend(database: string | null, during: () => Promise<void>): Promise<void> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const shop = { origin: `http://127.0.0.1:${port}`, url: "http://localhost:3100", dataDir: "/srv/shop", database };
  const delist = listRunningBackend(join(folder, "running-backends"), shop);
  try {
    await during();
  } finally {
    delist();
    server.close();
  }
}

describe("chooseDatabase", () => {
  it("names a new, a stopped and an external database, without a password", async () => {
    expect((await choose()).description).toBe(`取り込み先のデータベース：${join(folder, ".data")}（新しく作ります）`);
    mkdirSync(join(folder, ".data/postgres"), { recursive: true });
    expect((await choose()).description).toBe(`取り込み先のデータベース：${join(folder, ".data")}`);
    const { description, url } = await choose({ databaseUrl: "postgresql://me:secret@db.example:5433/shop" });
    expect(description).toBe("取り込み先のデータベース：db.example:5433/shop（起動中）");
    expect(url).toContain("secret");
  });

  it.each([
    ["in another folder", null, "/srv/shop"],
    ["with an external database", "db.example:5433/shop", "db.example:5433/shop"],
  ])("requires a choice while a shop runs %s, and creates nothing", async (_, database, place) => {
    await withRunningBackend(database, async () => {
      await expect(choose()).rejects.toThrow(`http://localhost:3100　${place}`);
      await expect(choose()).rejects.toThrow("データベースもまだありません");
      expect(existsSync(join(folder, ".data"))).toBe(false);
      expect((await choose({ isFolderNamed: true })).description).toContain("新しく作ります");
    });
    expect((await choose()).url).toBeUndefined();
  });

  it("ignores shops whose process was killed", async () => {
    const runningBackends = join(folder, "running-backends");
    listRunningBackend(runningBackends, {
      origin: "http://127.0.0.1:1",
      url: null,
      dataDir: "/srv/shop",
      database: null,
    });
    writeFileSync(join(runningBackends, "broken.json"), "{");
    expect((await choose()).url).toBeUndefined();
    expect(readdirSync(runningBackends)).toEqual([]);
  });
});
