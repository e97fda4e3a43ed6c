import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../db/embedded/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { type Database, openDatabase } from "../db/pool.ts";
import { createChannel } from "../shop/create-channel.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { testChannels } from "../testing/channels.fixture.ts";
import { checkInvariants } from "../testing/invariants.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

describe.skipIf(process.platform !== "linux")("a database that is killed during orders", { timeout: 90_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "noren-killed-"));
  let cluster: Cluster;
  let database: Database;
  let shop: TestShop;
  beforeAll(async () => {
    cluster = await openCluster(folder);
    await migrate(cluster.url);
    database = openDatabase(cluster.url, { connections: 8 });
    for (const channel of testChannels) await createChannel(database.db, channel);
    shop = await openTestShop({ database: { db: database.db, url: cluster.url } });
  });
  afterAll(async () => {
    await database.close();
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const readOrderNumbers = async () =>
    (await shop.db.execute<{ order_no: string }>(sql`SELECT order_no FROM orders`)).rows.map((row) => row.order_no);

  it("keeps every confirmed order and no partial one", async () => {
    const variant = await testVariant(shop, { stock: 1000 });
    const carts = await Promise.all(Array.from({ length: 40 }, () => readyCart(shop, [[variant, 1]])));
    const confirmed: string[] = [];
    const killAfter = 10;
    const outcomes = await Promise.all(
      carts.map(async (cart) => {
        const { status, body } = await cart.placeOrder(1870);
        // Only at the tenth: later, the process no longer exists.
        if (status === 200 && confirmed.push(body.order_no) === killAfter) {
          process.kill(
            Number.parseInt(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8"), 10),
            "SIGKILL",
          );
        }
        return status;
      }),
    );
    expect(new Set(outcomes)).toEqual(new Set([200, 503]));
    await expect.poll(() => readOrderNumbers().catch(() => []), { timeout: 30_000 }).not.toEqual([]);
    const recovered = await readOrderNumbers();
    expect(recovered).toEqual(expect.arrayContaining(confirmed));
    expect(await checkInvariants(shop.db)).toEqual([]);

    const again = await Promise.all(carts.map((cart) => cart.placeOrder(1870)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    const all = await readOrderNumbers();
    expect(all).toHaveLength(40);
    expect(all).toEqual(expect.arrayContaining(recovered));
    expect(await checkInvariants(shop.db)).toEqual([]);
  });
});
