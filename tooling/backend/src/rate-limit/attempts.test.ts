import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "../db/pool.ts";
import { attempts } from "../db/schema/account.ts";
import { testDatabase } from "../testing/database.ts";
import { countAttempt, countInWindow, decrementAttempts, getAttemptCount, type Limit } from "./attempts.ts";

const LIMIT: Limit = { scope: "test", max: 2, seconds: 60 };
const NOW = new Date("2026-11-20T03:00:00Z");

let db: Db;
beforeAll(async () => void ({ db } = await testDatabase()));
beforeEach(() => db.delete(attempts));

const count = (subject: string) => countAttempt(db, LIMIT, subject, NOW);
const networks = (from: number, size: number, suffix = "") =>
  Array.from({ length: size }, (_, index) => `2001:db8:1:${(from + index).toString(16)}::/64${suffix}`);

it.each(["", ":order"])(
  "the networks of a /48 have the room of twenty together [limits.networks] (subject …%s)",
  async (suffix) => {
    for (const network of networks(1, 20, suffix))
      expect([await count(network), await count(network)]).toEqual([true, true]);
    const [next = ""] = networks(99, 1, suffix);
    expect(await getAttemptCount(db, LIMIT, next, NOW)).toBe(2);
    expect(await count(next)).toBe(false);
    expect(await count(`2001:db8:2:63::/64${suffix}`)).toBe(true);
    await decrementAttempts(db, LIMIT, next);
    await decrementAttempts(db, LIMIT, next);
    expect(await count(next)).toBe(true);
  },
);

it("a network of a /48 has no more room than others", async () => {
  const [network = ""] = networks(1, 1);
  expect([await count(network), await count(network), await count(network)]).toEqual([true, true, false]);
  expect(await count("203.0.113.9")).toBe(true);
});

it("what one network is refused leaves the room of the others in its /48", async () => {
  const [network = "", other = ""] = networks(1, 2);
  for (let attempt = 1; attempt <= 50; attempt += 1) expect(await count(network)).toBe(attempt <= LIMIT.max);
  expect(await count(other)).toBe(true);
  // A refusal did not count for the /48, so its decrement does not either.
  for (let attempt = 1; attempt <= 48; attempt += 1) await decrementAttempts(db, LIMIT, network);
  for (const each of networks(3, 18)) expect([await count(each), await count(each)]).toEqual([true, true]);
  const [last = ""] = networks(30, 1);
  expect([await count(last), await count(last)]).toEqual([true, false]);
});

it("a network stores nothing once its /48 has used its room", async () => {
  for (const network of networks(1, 21)) await countInWindow(db, LIMIT, network, NOW, LIMIT.max);
  const rows = await db.$count(attempts);
  for (const network of networks(100, 5))
    expect(await countInWindow(db, LIMIT, network, NOW)).toMatchObject({ count: 3, isCounted: false });
  expect(await db.$count(attempts)).toBe(rows);
});

it("the bytes of a /48 may exceed four GiB", async () => {
  const limit = { ...LIMIT, max: 2 ** 31 };
  for (const network of networks(1, 5)) await countInWindow(db, limit, network, NOW, 2 ** 30);
  const { count: share } = await countInWindow(db, limit, networks(6, 1)[0] ?? "", NOW);
  expect(share).toBe(Math.ceil((5 * 2 ** 30 + 1) / 20));
});
