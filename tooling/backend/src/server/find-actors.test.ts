import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase, type Transaction } from "../db/pool.ts";
import { onFileFinished } from "../testing/on-file-finished.ts";
import { testCart } from "../testing/cart.fixture.ts";
import { testDatabase } from "../testing/database.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestAnswer, type TestShop } from "../testing/shop.ts";
import { newCartToken } from "../cart/cart-token.ts";
import { addToken, lockCart } from "../cart/cart-store.ts";
import { lockMember } from "../account/lock-member.ts";

describe("requests from many networks that wait for one lock", () => {
  let shop: TestShop;
  let ordering: Database;
  beforeAll(async () => {
    const { db, url } = await testDatabase();
    ordering = openDatabase(url, { connections: 8 });
    onFileFinished(() => ordering.close());
    shop = await openTestShop({ database: { db: ordering.db, url }, browsingDb: db });
  });

  const inUse = () => ordering.db.$client.totalCount - ordering.db.$client.idleCount;
  const from = (index: number) => ({ "x-forwarded-for": `192.0.2.${index}` });

  /** Expects that twenty requests occupy three connections while the lock is held, and returns their statuses. */
  async function statusesAfter(
    lock: (tx: Transaction) => Promise<unknown>,
    request: (index: number) => Promise<TestAnswer>,
  ): Promise<number[]> {
    const hold = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = ordering.db.transaction(async (tx) => {
      await lock(tx);
      held.resolve();
      await hold.promise;
    });
    await held.promise;
    const requests = Array.from({ length: 20 }, (_, index) => request(index));
    await vi.waitUntil(() => inUse() === 4);
    expect((await shop.call(calls.initCart, { headers: from(99), body: {} })).status).toBe(200);
    hold.resolve();
    await holder;
    return (await Promise.all(requests)).map(({ status }) => status);
  }

  it("leave connections to others: a member's, also to carts that do not exist", async () => {
    const { id: memberId } = await testMember(shop);
    const statuses = await statusesAfter(
      (tx) => lockMember(tx, memberId),
      (index) => shop.call(calls.getCart, { memberId, headers: from(index), params: { token: newCartToken() } }),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it("leave connections to others: a cart's, under any of its tokens", async () => {
    const { id } = await (await testCart(shop)).read();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => shop.db.transaction((tx) => addToken(tx, id))));
    const statuses = await statusesAfter(
      (tx) => lockCart(tx, shop.simple.id, id),
      (index) => shop.call(calls.getCart, { headers: from(index), params: { token: tokens[index] ?? "" } }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
