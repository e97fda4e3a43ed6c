import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setLogLevel } from "../process/log.ts";
import { withActors } from "../process/current-actors.ts";
import { withNetwork } from "../process/current-network.ts";
import { testDatabase } from "../testing/database.ts";
import { type Database, openDatabase } from "./pool.ts";

describe("a pool of one connection", () => {
  let database: Database;
  beforeAll(async () => {
    setLogLevel("silent");
    database = openDatabase((await testDatabase()).url, { connections: 1 });
  });
  afterAll(() => database.close());

  const one = () =>
    database.db.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows);

  it("reuses it after it broke at the beginning of a transaction", async () => {
    database.db.$client.once("acquire", (client) => void client.connection.stream.destroy());
    await expect(one()).rejects.toThrow("begin");
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("reuses it after it broke inside one", async () => {
    const broken = database.db.transaction(async (tx) =>
      tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`),
    );
    await expect(broken).rejects.toThrow("Failed query");
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("reuses it after a rollback", async () => {
    const failed = database.db.transaction(async (tx) => {
      await tx.execute(sql`CREATE TABLE rolled_back ()`);
      throw new Error("failed");
    });
    await expect(failed).rejects.toThrow("failed");
    expect(await one()).toEqual([{ one: 1 }]);
    const { rows } = await database.db.execute(sql`SELECT to_regclass('rolled_back') AS found`);
    expect(rows).toEqual([{ found: null }]);
  });
});

it("leaves connections to other networks while the requests of one wait for a lock", async () => {
  const { db, close } = openDatabase((await testDatabase()).url, { connections: 8 });
  const hold = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lock = sql`SELECT pg_advisory_xact_lock(1)`;
  const holder = withNetwork("192.0.2.1", () =>
    db.transaction(async (tx) => {
      await tx.execute(lock);
      held.resolve();
      await hold.promise;
    }),
  );
  await held.promise;
  const waiters = Array.from({ length: 20 }, () =>
    withNetwork("192.0.2.1", () => db.transaction((tx) => tx.execute(lock))),
  );
  for (const network of ["192.0.2.2", "192.0.2.3", ""])
    expect((await withNetwork(network, () => db.execute(sql`SELECT 1 AS one`))).rows).toEqual([{ one: 1 }]);
  hold.resolve();
  await holder;
  expect(await Promise.all(waiters)).toHaveLength(20);
  await close();
});

it("gives its connections to the waiting networks in turns", async () => {
  const { db, close } = openDatabase((await testDatabase()).url, { connections: 1 });
  const done: string[] = [];
  const run = (network: string) =>
    withNetwork(network, async () => {
      await db.execute(sql`SELECT ${network}::text`);
      done.push(network);
    });
  await Promise.all(["a", "a", "a", "a", "b", "c", "b"].map(run));
  expect(done).toEqual(["a", "a", "b", "c", "a", "b", "a"]);
  await close();
});

it("gives pages, which are of many visitors, every second turn and half of the connections", async () => {
  const { db, close } = openDatabase((await testDatabase()).url, { connections: 4 });
  const started: string[] = [];
  const runs = ["a", "b", "c", "d", "e", "f", "g", "pages", "pages", "pages", "pages"].map((network) => {
    const end = Promise.withResolvers<void>();
    const isDone = withNetwork(network, () =>
      db.transaction(async () => {
        started.push(network);
        await end.promise;
      }),
    );
    return { network, end: end.resolve, isDone };
  });
  await vi.waitUntil(() => started.length === 4);
  for (const [index, { end, isDone }] of runs.slice(0, 4).entries()) {
    end();
    await isDone;
    await vi.waitUntil(() => started.length === 5 + index);
  }
  expect(started.slice(4)).toEqual(["pages", "e", "pages", "f"]);
  for (const { end } of runs) end();
  await Promise.all(runs.map(({ isDone }) => isDone));
  await close();
});

describe("the requests of one cart or member, from many networks", () => {
  const lock = sql`SELECT pg_advisory_xact_lock(1)`;
  let database: Database;
  let hold: PromiseWithResolvers<void>;
  let holder: Promise<unknown>;
  beforeAll(async () => {
    database = openDatabase((await testDatabase()).url, { connections: 8 });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    hold = Promise.withResolvers();
    const held = Promise.withResolvers<void>();
    holder = database.db.transaction(async (tx) => {
      await tx.execute(lock);
      held.resolve();
      await hold.promise;
    });
    await held.promise;
  });

  /** Requests that each wait for the lock. */
  const flood = (count: number, actorsOf: (index: number) => string[]) =>
    Array.from({ length: count }, (_, index) =>
      withNetwork(`192.0.2.${index}`, () =>
        withActors(actorsOf(index), () => database.db.transaction((tx) => tx.execute(lock))),
      ),
    );

  it("get three connections at a time, even where the requests also lock members", async () => {
    const waiters = flood(30, (index) => [`cart:${index}`, "member:1"]);
    const others = ["member:2", "member:3", "member:4"].map((actor) =>
      withActors([actor], () => database.db.execute(sql`SELECT 1 AS one`)),
    );
    for (const other of others) expect((await other).rows).toEqual([{ one: 1 }]);
    expect(database.db.$client.totalCount - database.db.$client.idleCount).toBe(4);
    hold.resolve();
    await holder;
    expect(await Promise.all(waiters)).toHaveLength(30);
  });

  it("are refused while a hundred of them wait", async () => {
    const waiters = flood(103, () => ["cart:1"]);
    await expect(flood(1, () => ["cart:1"])[0]).rejects.toThrow("busy");
    hold.resolve();
    await holder;
    expect(await Promise.all(waiters)).toHaveLength(103);
    expect(await Promise.all(flood(1, () => ["cart:1"]))).toHaveLength(1);
  });
});
