import { calls } from "@noren/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { deleteExpiredHistories } from "./delete-expired-histories.ts";
import { GUESTS_FROM_NETWORK } from "./viewer.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

describe("histories", () => {
  let shop: TestShop;
  let ids: number[];
  let member: { id: number; email: string };
  let cookie: string;

  beforeAll(async () => {
    shop = await openTestShop();
    const drafts = Array.from({ length: 12 }, (_, index) => productDraft(`p${index}`));
    ids = await insertProducts(shop.db, shop.simple.id, drafts);
  });
  beforeEach(async () => {
    member = await testMember(shop);
    cookie = "";
  });

  const later = () => (shop.clock.now = new Date(shop.clock.now.getTime() + 1000));

  /** A guest sends the cookie, a member does not need it. */
  const cookieHeader = (as: { memberId?: number }): Record<string, string> =>
    as.memberId === undefined ? { cookie } : {};

  async function view(places: number[], as: { memberId?: number } = {}): Promise<void> {
    for (const place of places) {
      later();
      const answer = await shop.call(calls.addProductHistory, {
        ...as,
        headers: cookieHeader(as),
        body: { product_id: ids[place] },
      });
      if (as.memberId === undefined) cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    }
  }
  async function search(words: string[], as: { memberId?: number } = {}): Promise<void> {
    for (const word of words) {
      later();
      await shop.call(calls.addSearchHistory, {
        ...as,
        headers: cookieHeader(as),
        body: { word },
      });
    }
  }
  const viewed = async (memberId: number) =>
    (await shop.call(calls.listProductHistories, { memberId })).body.data.map(
      (each: { product: { key: string } }) => each.product.key,
    );
  const searched = async (memberId: number, query = {}) =>
    (await shop.call(calls.listSearchHistories, { memberId, query })).body.data.map(
      (each: { word: string }) => each.word,
    );
  const login = (headers: Record<string, string>) =>
    shop.call(calls.login, { body: { username: member.email, password: PASSWORD }, headers });

  it("of a guest are merged into the member's at login, each entry once with its latest time [history.product]", async () => {
    await view([0, 1, 2], { memberId: member.id });
    await search(["湯呑み", "皿"], { memberId: member.id });
    await view([1, 3]);
    await search(["皿", "碗"]);
    await view([0], { memberId: member.id });
    expect((await login({ cookie })).status).toBe(200);
    expect(await viewed(member.id)).toEqual(["p0", "p3", "p1", "p2"]);
    expect(await searched(member.id)).toEqual(["碗", "皿", "湯呑み"]);
    expect((await shop.call(calls.listGuestProductHistories, { headers: { cookie } })).body.data).toEqual([]);
  });

  it("keep ten products after the merge [limits.history]", async () => {
    await view([0, 1, 2, 3, 4, 5, 6, 7], { memberId: member.id });
    await view([8, 9, 10, 11]);
    await login({ cookie });
    expect(await viewed(member.id)).toEqual(["p11", "p10", "p9", "p8", "p7", "p6", "p5", "p4", "p3", "p2"]);
  });

  it("are merged once under concurrent logins", async () => {
    await view([0, 1]);
    const answers = await Promise.all([login({ cookie }), login({ cookie }), login({ cookie })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await viewed(member.id)).toEqual(["p1", "p0"]);
  });

  it("of new guests are limited by network; known guests go on", async () => {
    await view([0]);
    await shop.db
      .update(attempts)
      .set({ count: GUESTS_FROM_NETWORK.max })
      .where(eq(attempts.scope, GUESTS_FROM_NETWORK.scope));
    const viewAs = async (headers: Record<string, string>) =>
      (await shop.call(calls.addProductHistory, { headers, body: { product_id: ids[1] } })).status;
    expect([await viewAs({}), await viewAs({ cookie })]).toEqual([429, 200]);
    await shop.db.delete(attempts);
  });

  it("of a forged or another shop's cookie are not merged", async () => {
    await view([0, 1]);
    const [guest = ""] = cookie.split(".");
    for (const forged of [guest, `${guest}.x`, cookie.replace("simple", "fl1")]) await login({ cookie: forged });
    expect(await viewed(member.id)).toEqual([]);
    expect((await shop.call(calls.listGuestProductHistories, { headers: { cookie } })).body.data).toHaveLength(2);
  });

  it("are returned in pages, newest first", async () => {
    await search(["一", "二", "三", "二"], { memberId: member.id });
    expect(await searched(member.id)).toEqual(["二", "三", "一"]);
    const { body, headers } = await shop.call(calls.listSearchHistories, {
      memberId: member.id,
      query: { per: 2, page: 2 },
    });
    expect(body.data).toMatchObject([{ word: "一" }]);
    expect([headers.get("x-total"), headers.get("x-last-page")]).toEqual(["3", "2"]);
  });

  it("delete entries for their member only [request-history.delete]", async () => {
    const other = await testMember(shop);
    await view([0, 1], { memberId: member.id });
    await search(["茶", "酒"], { memberId: member.id });
    const products = (await shop.call(calls.listProductHistories, { memberId: member.id })).body.data;
    const words = (await shop.call(calls.listSearchHistories, { memberId: member.id })).body.data;
    for (const [call, { id }] of [
      [calls.deleteProductHistory, products[0]],
      [calls.deleteSearchHistory, words[0]],
    ]) {
      expect((await shop.call(call, { params: { id }, memberId: other.id })).status).toBe(404);
      expect((await shop.call(call, { params: { id } })).status).toBe(401);
      expect((await shop.call(call, { params: { id }, memberId: member.id })).status).toBe(204);
      expect((await shop.call(call, { params: { id }, memberId: member.id })).status).toBe(404);
      for (const wrong of ["0", "-1", "1.5", "1e3", "2147483648", "x"])
        expect((await shop.call(call, { params: { id: wrong }, memberId: member.id })).status).toBe(422);
    }
    expect(await viewed(member.id)).toEqual(["p0"]);
    expect(await searched(member.id)).toEqual(["茶"]);
  });

  it("of guests are deleted when their cookie has expired; members' stay", async () => {
    await shop.db.execute(sql`DELETE FROM product_histories`);
    await shop.db.execute(sql`DELETE FROM product_search_histories`);
    await view([0, 1]);
    await search(["茶"]);
    await view([2], { memberId: member.id });
    await search(["酒"], { memberId: member.id });
    shop.clock.now = addDaysInJapan(shop.clock.now, 90);
    await view([3]);
    for (const deleted of [3, 0]) expect(await deleteExpiredHistories(shop.db, shop.clock.now)).toBe(deleted);
    const { data } = (await shop.call(calls.listGuestProductHistories, { headers: { cookie } })).body;
    expect(data).toMatchObject([{ product: { key: "p3" } }]);
    expect([await viewed(member.id), await searched(member.id)]).toEqual([["p2"], ["酒"]]);
  });
});
