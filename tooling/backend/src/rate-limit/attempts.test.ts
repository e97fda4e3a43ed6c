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

it("the bytes of a /48 may exceed four GiB", async () => {
  for (const network of networks(1, 5)) await countInWindow(db, LIMIT, network, NOW, 2 ** 30);
  const { count: share } = await countInWindow(db, LIMIT, networks(6, 1)[0] ?? "", NOW);
  expect(share).toBe(Math.ceil((5 * 2 ** 30 + 1) / 20));
});
