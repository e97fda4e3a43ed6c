import { calls } from "@noren/contract";
import { addDays } from "date-fns/addDays";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EMPTY_CART } from "../cart/cart-content.ts";
import { cartTokenHash, newCartToken } from "../cart/cart-token.ts";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { ecommerceEvents, popups } from "../db/schema/content.ts";
import { attempts } from "../db/schema/account.ts";
import { orders } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { countInWindow } from "../rate-limit/attempts.ts";
import { deleteExpiredEvents } from "./event.ts";
import { EVENT_BYTES_PER_NETWORK, EVENT_BYTES_PER_SHOP } from "./limit-events.ts";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { testPicture } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("popups and events", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    ({ id: memberId } = await testMember(shop));
    const channelId = shop.simple.id;
    await shop.db.insert(popups).values([
      {
        channelId,
        position: 1,
        title: "全ページ",
        body: '<p onclick="x()">本文</p>',
        image: testPicture("p"),
        linkHref: "/coupon",
        linkLabel: "クーポンを見る",
        frequency: "daily",
        delaySeconds: 3,
        updatedAt: new Date("2026-11-01T00:00:00Z"),
      },
      { channelId, position: 2, title: "商品", paths: ["/product", "/brand"] },
      { channelId, position: 3, title: "会員", audience: "member" },
      { channelId, position: 4, title: "ゲスト", audience: "guest" },
      { channelId, position: 5, title: "終了", endsAt: new Date("2026-11-20T03:00:00Z") },
      { channelId, position: 6, title: "予告", startsAt: new Date("2026-11-21T00:00:00Z") },
      { channelId, position: 7, title: "カート", event: "add_to_cart" },
      { channelId, position: 8, title: "カート二", event: "add_to_cart" },
      { channelId: shop.fl1.id, title: "花" },
    ]);
  });

  const titles = async (query = {}, as = {}) =>
    (await shop.call(calls.listPopups, { query, ...as })).body.data.map(({ title }: { title: string }) => title);

  it("are filtered by page, audience and period", async () => {
    expect(await titles({ path: "/" })).toEqual(["全ページ", "ゲスト"]);
    expect(await titles({ path: "/product/cup" })).toEqual(["全ページ", "商品", "ゲスト"]);
    expect(await titles({ path: "/products" })).toEqual(["全ページ", "ゲスト"]);
    expect(await titles({}, { memberId })).toEqual(["全ページ", "商品", "会員"]);
    for (const path of ["", "product", "/a b", "\\"])
      expect((await shop.call(calls.listPopups, { query: { path } })).status).toBe(422);
  });

  it("are returned in full, one by one", async () => {
    const [{ id }] = (await shop.call(calls.listPopups)).body.data;
    const { body } = await shop.call(calls.getPopup, { params: { id } });
    expect(body).toEqual({
      id,
      title: "全ページ",
      body: "<p>本文</p>",
      image: testPicture("p"),
      link: { href: "/coupon", label: "クーポンを見る" },
      delay_seconds: 3,
      frequency: "daily",
      updated_at: "2026-11-01T00:00:00.000Z",
    });
    const rows = await shop.db.select().from(popups);
    for (const title of ["会員", "終了", "予告", "花"]) {
      const hidden = rows.find((row) => row.title === title)?.id ?? 0;
      expect((await shop.call(calls.getPopup, { params: { id: hidden } })).status, title).toBe(404);
    }
  });

  const recordEvent = (body: object, as = {}) => shop.call(calls.recordEvent, { body, ...as });

  it("may open on an event", async () => {
    expect((await recordEvent({ name: "add_to_cart", args: "{}" })).body).toMatchObject({ popup: { title: "カート" } });
    expect((await recordEvent({ name: "view_item", args: "{}" })).body).toEqual({ id: null, popup: null });
    const waiting = (await recordEvent({ name: "add_to_cart", args: "{}" })).body.popup.id;
    expect((await shop.call(calls.getPopup, { params: { id: waiting } })).body.title).toBe("カート");
  });

  it("validate events field by field", async () => {
    const invalidFields = async (body: object) =>
      Object.keys((await recordEvent({ name: "search", args: "{}", ...body })).body.errors);
    expect(await invalidFields({ name: "hack" })).toEqual(["name"]);
    for (const args of ["", "[]", "null", "1", "{", "x".repeat(8001), '{"a":"\\u0000"}', {}])
      expect((await invalidFields({ args }))[0], JSON.stringify(args)).toMatch(/^args/);
    expect(await invalidFields({ token: "a/b" })).toEqual(["token"]);
    for (const mark of [-1, "x", "1e3"])
      expect(await invalidFields({ logreco_rcmd_ct: mark })).toEqual(["logreco_rcmd_ct"]);
  });

  describe("where the shop stores events", () => {
    beforeAll(() => setTracking(true));
    afterAll(() => setTracking(false));
    const setTracking = (isTracked: boolean) =>
      shop.db
        .update(channels)
        .set({ settings: { ...shop.simple.settings, "ECOMMERCE_EVENT.IS_TRACKING": isTracked } })
        .where(eq(channels.id, shop.simple.id));

    it("stores events", async () => {
      const event = { name: "search", args: '{"word":"碗"}', logreco_rcmd_ct: "7", token: "unknown" };
      const { body } = await recordEvent(event);
      const [row] = await shop.db.select().from(ecommerceEvents).where(eq(ecommerceEvents.id, body.id));
      expect(row).toMatchObject({ args: { word: "碗" }, cartId: null, logrecoRcmdCt: 7, happenedAt: shop.clock.now });
    });

    it.each([
      ["network", EVENT_BYTES_PER_NETWORK, "203.0.113.7"],
      ["shop", EVENT_BYTES_PER_SHOP, "simple"],
    ])("stores a limited number of bytes of a %s, and still opens popups", async (_, limit, subject) => {
      await countInWindow(shop.db, limit, subject, shop.clock.now, limit.max - 8200);
      const send = async () => {
        const args = JSON.stringify({ word: "x".repeat(7900) });
        return (await recordEvent({ name: "add_to_cart", args }, { headers: { "x-forwarded-for": "203.0.113.7" } }))
          .body;
      };
      expect(await send()).toMatchObject({ id: expect.any(String), popup: { title: "カート" } });
      expect(await send()).toMatchObject({ id: null, popup: { title: "カート" } });
      await shop.db.delete(attempts);
    });

    it("stores the first purchase of an order when strangers have used up the shop's room", async () => {
      await countInWindow(shop.db, EVENT_BYTES_PER_SHOP, "simple", shop.clock.now, EVENT_BYTES_PER_SHOP.max);
      const orderId = await insertOrderRow(shop, memberId);
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
      const token = newCartToken();
      await shop.db.insert(cartTokens).values({ hash: cartTokenHash(token), cartId: order?.cartId ?? 0 });
      const idsOf = async (event: object) => (await recordEvent({ args: "{}", ...event })).body.id;
      expect(await idsOf({ name: "purchase", token: newCartToken() })).toBeNull();
      expect(await idsOf({ name: "view_cart", token })).toBeNull();
      expect(await idsOf({ name: "purchase", token })).toEqual(expect.any(String));
      expect(await idsOf({ name: "purchase", token })).toBeNull();
      await shop.db.delete(attempts);
      await shop.db.delete(ecommerceEvents);
    });

    it("finds an order by the purchase's id or the cart's token only", async () => {
      const orderId = await insertOrderRow(shop, memberId);
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
      const token = newCartToken();
      await shop.db.insert(cartTokens).values({ hash: cartTokenHash(token), cartId: order?.cartId ?? 0 });
      const { id } = (await recordEvent({ name: "purchase", args: "{}", token })).body;
      const read = (id: string, channel = "simple") => shop.call(calls.getEventDecision, { params: { id }, channel });
      const { body } = await read(id);
      expect(body).toMatchObject({ order_no: order?.orderNo, total_payment: order?.total_payment });
      for (const line of body.products) expect(line).toMatchObject({ brand: null, categories: expect.any(Array) });
      expect(JSON.stringify(body)).not.toMatch(/orderer|address|@/);
      expect((await read(token)).body).toEqual(body);
      await recordEvent({ name: "purchase", args: "{}", token });
      const otherEvent = (await recordEvent({ name: "view_cart", args: "{}", token })).body.id;
      for (const other of [otherEvent, crypto.randomUUID(), newCartToken(), "x"])
        expect((await read(other)).status).toBe(404);
      for (const each of [id, token]) expect((await read(each, "fl1")).status).toBe(404);
      const kept = async (days: number) => {
        while ((await deleteExpiredEvents(shop.db, addDays(shop.clock.now, days))) > 0);
        return (await shop.db.select().from(ecommerceEvents)).map((row) => row.id);
      };
      expect(await kept(89)).toContain(otherEvent);
      expect(await kept(90)).toEqual([id]);
      expect(await kept(400)).toEqual([]);
    });

    it("finds no order for a cart that was not ordered", async () => {
      const token = newCartToken();
      const [{ id: cartId } = { id: 0 }] = await shop.db
        .insert(carts)
        .values({ channelId: shop.simple.id, content: EMPTY_CART, updatedAt: shop.clock.now })
        .returning();
      await shop.db.insert(cartTokens).values({ hash: cartTokenHash(token), cartId });
      expect((await shop.call(calls.getEventDecision, { params: { id: token } })).status).toBe(404);
    });
  });
});
