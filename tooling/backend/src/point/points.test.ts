import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pointEntries } from "../db/schema/point.ts";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

type Entry = typeof pointEntries.$inferInsert;

describe("points", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
  });

  const add = (entry: Omit<Entry, "userId">) => shop.db.insert(pointEntries).values({ userId: memberId, ...entry });
  const balance = async () => (await shop.call(calls.getPoints, { memberId })).body;
  const history = async (query = {}) => shop.call(calls.listPointHistories, { memberId, query });

  it("are zero for a new member", async () => {
    expect(await balance()).toEqual({ point: 0, expires_at: null });
    expect((await history()).body.data).toEqual([]);
  });

  it("are the sum of their history, which names the reason of each entry", async () => {
    const orderId = await insertOrderRow(shop, memberId);
    await add({ amount: 500, reason: "campaign", note: "秋の感謝祭", createdAt: new Date("2026-10-01T00:00:00Z") });
    await add({ amount: -120, reason: "used", orderId, createdAt: new Date("2026-11-01T00:00:00Z") });
    expect((await balance()).point).toBe(380);
    const { body, headers } = await history();
    expect(headers.get("x-total")).toBe("2");
    expect(body.data).toMatchObject([
      { amount: -120, reason: "used", reason_name: "お買い物で利用", order_id: orderId, order_no: expect.any(String) },
      { amount: 500, reason: "campaign", note: "秋の感謝祭", order_id: null, order_no: null },
    ]);
    expect((await history({ per: 1, page: 2 })).body.data).toMatchObject([{ amount: 500 }]);
  });

  it("expire together, once, a year after the last entry, at the end of the day in Japan", async () => {
    await add({ amount: 300, reason: "campaign", createdAt: new Date("2025-02-28T20:00:00Z") });
    await add({ amount: -50, reason: "used", createdAt: new Date("2025-03-10T14:59:59Z") });
    shop.clock.now = new Date("2026-03-10T14:59:59Z");
    expect(await balance()).toEqual({ point: 250, expires_at: "2026-03-10T15:00:00.000Z" });
    shop.clock.now = new Date("2026-03-10T15:00:00Z");
    const answers = await Promise.all(Array.from({ length: 5 }, balance));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ point: 0, expires_at: null })));
    expect((await history()).body.data).toMatchObject([
      { amount: -250, reason: "expired", created_at: "2026-03-10T15:00:00.000Z" },
      { amount: -50 },
      { amount: 300 },
    ]);
  });

  it("with a last entry on a leap day are valid until 1 March", async () => {
    await add({ amount: 10, reason: "review", createdAt: new Date("2028-02-28T15:00:00Z") });
    shop.clock.now = new Date("2028-03-01T00:00:00Z");
    expect((await balance()).expires_at).toBe("2029-03-01T15:00:00.000Z");
  });

  it("are visible to their member only", async () => {
    await add({ amount: 500, reason: "campaign" });
    memberId = (await testMember(shop)).id;
    expect((await balance()).point).toBe(0);
    expect((await history()).body.data).toEqual([]);
  });
});
