import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { pointEntries } from "../db/schema/point.ts";
import { findDatabaseError } from "../http/failure.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("the point ledger", () => {
  let shop: TestShop;
  let userId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    userId = (await testMember(shop)).id;
  });

  const add = (amount: number) => shop.db.insert(pointEntries).values({ userId, amount, reason: "adjusted" });
  const balance = async () =>
    (await shop.db.select({ point: users.point }).from(users).where(eq(users.id, userId)))[0]?.point;
  const failure = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => undefined, findDatabaseError);

  it("sums to the balance, which never becomes negative under concurrent use", async () => {
    await add(500);
    const failures = await Promise.all(Array.from({ length: 10 }, () => failure(add(-100))));
    expect(failures.filter((each) => each === undefined)).toHaveLength(5);
    expect(failures.find((each) => each !== undefined)).toEqual({ code: "23514", constraint: "users_point_check" });
    expect(await balance()).toBe(0);
  });

  it("is append-only, and is deleted with its member", async () => {
    await add(300);
    const mine = eq(pointEntries.userId, userId);
    expect(await failure(shop.db.update(pointEntries).set({ amount: 900 }).where(mine))).toMatchObject({
      code: "P0001",
    });
    expect(await failure(shop.db.delete(pointEntries).where(mine))).toMatchObject({ code: "P0001" });
    expect(await balance()).toBe(300);
    await shop.db.delete(users).where(eq(users.id, userId));
    expect(await shop.db.select().from(pointEntries).where(mine)).toEqual([]);
  });
});
