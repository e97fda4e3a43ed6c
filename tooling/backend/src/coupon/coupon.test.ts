import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { coupons, couponUses, memberCoupons } from "../db/schema/coupon.ts";
import { findDatabaseError } from "../http/failure.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { takeCoupon } from "./take-coupon.ts";

describe("coupons", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
  });
  beforeEach(async () => {
    await shop.db.delete(coupons);
    memberId = (await testMember(shop)).id;
  });

  const take = (coupon_id: number, member = memberId) =>
    shop.call(calls.takeCoupon, { memberId: member, body: { coupon_id } });
  const names = (list: { name: string }[]) => list.map((coupon) => coupon.name);
  const counted = async (id: number) => {
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, id));
    return { taken: row?.takenCount, used: row?.usedCount };
  };

  it("are listed for guests too, and mark those that the member acquired [coupon.my-and-public] [auth.guest-reads]", async () => {
    const { id } = await testCoupon(shop, { kind: "percent", amount: 10, mostDiscount: 1000, takeLimit: 5 });
    const seen = async (member?: number) =>
      (await shop.call(calls.listCoupons, member === undefined ? {} : { memberId: member })).body.data[0];
    expect(await seen()).toMatchObject({ id, kind: "percent", amount: 10, remaining_count: 5, is_taken: false });
    expect((await shop.call(calls.listMyCoupons, { memberId })).body.data).toEqual([]);
    const taken = await take(id);
    expect([taken.status, taken.body.status, taken.body.remaining_uses]).toEqual([200, "usable", 1]);
    expect((await shop.call(calls.listMyCoupons, { memberId })).body.data).toEqual([taken.body]);
    expect(await seen(memberId)).toMatchObject({ is_taken: true, remaining_count: 4 });
    expect(await seen((await testMember(shop)).id)).toMatchObject({ is_taken: false });
  });

  it("are listed in the shop's order if they can be acquired now in this shop", async () => {
    const at = (text: string) => new Date(text);
    await testCoupon(shop, { name: "二", position: 2 });
    await testCoupon(shop, { name: "一", position: 1, endsAt: at("2026-11-21T03:00:01Z") });
    await testCoupon(shop, { name: "他店", channelId: shop.fl1.id });
    await testCoupon(shop, { name: "限定", isPublic: false });
    await testCoupon(shop, { name: "入会", isWelcome: true });
    await testCoupon(shop, { name: "開始前", startsAt: at("2026-11-21T03:00:01Z") });
    await testCoupon(shop, { name: "終了", endsAt: at("2026-11-21T03:00:00Z") });
    const last = await testCoupon(shop, { name: "先着", takeLimit: 1, position: 3 });
    await take(last.id);
    const { body, headers } = await shop.call(calls.listCoupons);
    expect([names(body.data), headers.get("x-total")]).toEqual([["一", "二"], "2"]);
    const mine = await shop.call(calls.listCoupons, { memberId, query: { per: 1, page: 3 } });
    expect([names(mine.body.data), mine.headers.get("x-last-page")]).toEqual([["先着"], "3"]);
  });

  it("are acquired once; repeated and concurrent requests get the same response", async () => {
    const { id } = await testCoupon(shop);
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await counted(id)).toEqual({ taken: 1, used: 0 });
  });

  it("with one left go to only one of several concurrent members", async () => {
    const { id } = await testCoupon(shop, { takeLimit: 1 });
    const members = await Promise.all(Array.from({ length: 12 }, () => testMember(shop)));
    const answers = await Promise.all(members.map((member) => take(id, member.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: "coupon.exhausted" },
    });
    expect(await counted(id)).toEqual({ taken: 1, used: 0 });
  });

  it("answer 404 if they are another shop's, upcoming, not public or welcome coupons, and 409 if they have ended", async () => {
    const hidden = [
      await testCoupon(shop, { channelId: shop.fl1.id }),
      await testCoupon(shop, { startsAt: new Date("2030-01-01T00:00:00Z") }),
      await testCoupon(shop, { isPublic: false }),
      await testCoupon(shop, { isWelcome: true }),
    ];
    for (const { id } of hidden) expect((await take(id)).status).toBe(404);
    const ended = await testCoupon(shop, { endsAt: new Date("2026-11-01T00:00:00Z") });
    expect(await take(ended.id)).toMatchObject({ status: 409, body: { code: "coupon.ended" } });
  });

  it("that are not public are acquired by their code, except welcome coupons", async () => {
    const secret = await testCoupon(shop, { isPublic: false, code: "AKI-2026" });
    const welcome = await testCoupon(shop, { isWelcome: true });
    const byCode = (code: string) => takeCoupon(shop.db, shop.simple.id, memberId, { code }, shop.clock.now);
    expect((await byCode(" aki-2026 ")).coupon.id).toBe(secret.id);
    await expect(byCode(welcome.code)).rejects.toMatchObject({ status: 404 });
  });

  it("welcome a new member", async () => {
    const welcome = await testCoupon(shop, { name: "入会", isWelcome: true, useDays: 30 });
    await testCoupon(shop, { isWelcome: true, endsAt: new Date("2026-11-01T00:00:00Z") });
    memberId = (await testMember(shop)).id;
    const { body } = await shop.call(calls.listMyCoupons, { memberId });
    expect(body.data).toMatchObject([{ id: welcome.id, status: "usable", expires_at: "2026-12-21T15:00:00.000Z" }]);
  });

  it("give the last welcome coupon to one of several concurrent registrations, which all succeed", async () => {
    const { id } = await testCoupon(shop, { isWelcome: true, takeLimit: 1 });
    const members = await Promise.all([testMember(shop), testMember(shop), testMember(shop)]);
    expect(await counted(id)).toEqual({ taken: 1, used: 0 });
    members.push(await testMember(shop));
    const had = await Promise.all(
      members.map(async (member) => (await shop.call(calls.listMyCoupons, { memberId: member.id })).body.data.length),
    );
    expect(had.toSorted()).toEqual([0, 0, 0, 1]);
  });

  it("expire after their days of use or at their end, whichever is earlier", async () => {
    const endsAt = new Date("2026-11-25T15:00:00Z");
    const [short, long] = [
      await testCoupon(shop, { endsAt, useDays: 2 }),
      await testCoupon(shop, { endsAt, useDays: 20 }),
    ];
    expect((await take(short.id)).body.expires_at).toBe("2026-11-23T15:00:00.000Z");
    expect((await take(long.id)).body.expires_at).toBe(endsAt.toISOString());
  });

  describe("of a member", () => {
    const use = (couponId: number, orderId: number) =>
      shop.db.transaction(async (tx) => {
        const [held] = await tx.select().from(memberCoupons).where(eq(memberCoupons.couponId, couponId));
        await tx.insert(couponUses).values({
          couponId,
          memberCouponId: held?.id ?? null,
          orderId,
          amount: 500,
          usedAt: shop.clock.now,
        });
      });

    it("are listed with usable ones first, and filtered by status", async () => {
      const { id: used } = await testCoupon(shop, { name: "済" });
      const { id: late } = await testCoupon(shop, { name: "長い" });
      const { id: soon } = await testCoupon(shop, { name: "近い", useDays: 1 });
      for (const id of [used, late, soon]) await take(id);
      await use(used, await insertOrderRow(shop, memberId));
      const list = async (query = {}) => names((await shop.call(calls.listMyCoupons, { memberId, query })).body.data);
      expect(await list()).toEqual(["近い", "長い", "済"]);
      expect(await list({ status: "used" })).toEqual(["済"]);
      expect((await shop.call(calls.listMyCoupons, { memberId, query: { status: "all" } })).status).toBe(422);
    });

    it("are used within their limits, where cancelled orders do not count", async () => {
      const { id } = await testCoupon(shop, { memberUseLimit: 2, useLimit: 3 });
      await take(id);
      const [first, second, third] = [
        await insertOrderRow(shop, memberId),
        await insertOrderRow(shop, memberId),
        await insertOrderRow(shop, memberId),
      ];
      await use(id, first);
      await use(id, second);
      const failure = await use(id, third).then(() => undefined, findDatabaseError);
      expect(failure).toEqual({ code: "23514", constraint: "member_coupons_use_limit" });
      await shop.db.update(couponUses).set({ returnedAt: shop.clock.now }).where(eq(couponUses.orderId, first));
      await use(id, third);
      expect(await counted(id)).toEqual({ taken: 1, used: 2 });
    });

    it("stay taken by a member who used one and leaves; an unused one is free again", async () => {
      const [{ id: used }, { id: unused }] = [await testCoupon(shop), await testCoupon(shop)];
      for (const id of [used, unused]) await take(id);
      await use(used, await insertOrderRow(shop, memberId));
      await shop.db.delete(users).where(eq(users.id, memberId));
      expect(await counted(used)).toEqual({ taken: 1, used: 1 });
      expect(await counted(unused)).toEqual({ taken: 0, used: 0 });
    });

    it("never exceed their total limit", async () => {
      const { id } = await testCoupon(shop, { useLimit: 1 });
      await take(id);
      const orders = await Promise.all(Array.from({ length: 4 }, () => insertOrderRow(shop, null)));
      const other = (orderId: number) =>
        shop.db.insert(couponUses).values({ couponId: id, orderId, amount: 1, usedAt: shop.clock.now });
      const failures = await Promise.all(orders.map((order) => other(order).then(() => undefined, findDatabaseError)));
      expect(failures.filter((each) => each === undefined)).toHaveLength(1);
      expect(failures.find((each) => each !== undefined)).toMatchObject({ constraint: "coupons_use_limit" });
    });
  });
});
