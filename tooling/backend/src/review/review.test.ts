import { calls, type OrderStatus, type Settings } from "@noren/contract";
import fc from "fast-check";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { orderLines, orderPackings, orders, orderShippings } from "../db/schema/order.ts";
import { channels } from "../db/schema/shop.ts";
import { reviews } from "../db/schema/voice.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { summaryOf } from "./review.ts";

const input = { rating: 4, title: "手になじみます", body: "毎朝使っています。", nickname: "茶々" };

describe("reviews", () => {
  let shop: TestShop;
  let productId: number;
  let hiddenId: number;
  let foreignId: number;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    [productId = 0, hiddenId = 0] = await insertProducts(shop.db, shop.simple.id, [
      productDraft("cup"),
      productDraft("hidden", { isShow: false }),
    ]);
    [foreignId = 0] = await insertProducts(shop.db, shop.fl1.id, [productDraft("vase")]);
    ({ id: memberId } = await testMember(shop));
    await shop.db.insert(reviews).values(
      [5, 5, 3, 1].map((rating, index) => ({
        productId,
        rating,
        body: `${index}`,
        nickname: "客",
        isPurchased: true,
        isShow: rating !== 1,
        createdAt: new Date(Date.UTC(2026, 9, index + 1)),
      })),
    );
  });

  const list = (query = {}) => shop.call(calls.listReviews, { params: { key: "cup" }, query });
  const post = (body: object, product_id: number | string = productId, as: object = { memberId }) =>
    shop.call(calls.createReview, { params: { product_id }, body, ...as });
  const bodies = async (query = {}) => (await list(query)).body.data.map(({ body }: { body: string }) => body);

  /** Inserts an order of the product. */
  async function orderProduct(userId: number, status: OrderStatus) {
    const id = await insertOrderRow(shop, userId);
    const cancelledAt = status === "cancelled" ? shop.clock.now : null;
    await shop.db.update(orders).set({ status, cancelledAt }).where(eq(orders.id, id));
    const [shipping] = await shop.db
      .insert(orderShippings)
      .values({ orderId: id, position: 1, carriage: 0 })
      .returning({ id: orderShippings.id });
    const place = { orderShippingId: shipping?.id ?? 0, position: 1 };
    await shop.db.insert(orderPackings).values(place);
    await shop.db.insert(orderLines).values({
      ...place,
      packingPosition: 1,
      productId,
      productKey: "cup",
      productName: "碗",
      code: "C-1",
      image: { path: "c", alt: "", width: 1, height: 1, color: "#ffffff" },
      unit_price: 100,
      quantity: 1,
      subtotal: 100,
      taxRate: 10,
      tax_amount: 9,
      coupon_discount_parts: [],
    });
  }

  it("are ordered by date or stars, in pages, with a summary of all", async () => {
    const { body, headers } = await list();
    expect(body.summary).toEqual({
      total: 3,
      average: 4.3,
      by_rating: [
        { rating: 5, count: 2 },
        { rating: 4, count: 0 },
        { rating: 3, count: 1 },
        { rating: 2, count: 0 },
        { rating: 1, count: 0 },
      ],
    });
    expect(headers.get("x-total")).toBe("3");
    const product = await shop.call(calls.getProduct, { params: { key: "cup" } });
    expect(product.body.review_summary).toEqual({ total: 3, average: 4.3 });
    expect(await bodies()).toEqual(["2", "1", "0"]);
    expect(await bodies({ sort: "rating_desc" })).toEqual(["1", "0", "2"]);
    expect(await bodies({ sort: "rating_asc", per: 1 })).toEqual(["2"]);
    expect(await bodies({ rating: 5, page: 2, per: 1 })).toEqual(["0"]);
    expect((await list({ rating: 5, page: 2, per: 1 })).headers.get("x-last-page")).toBe("2");
    for (const query of [{ rating: 6 }, { rating: 0 }, { sort: "best" }]) expect((await list(query)).status).toBe(422);
  });

  it("of hidden products are not found", async () => {
    for (const key of ["hidden", "vase", "nothing"])
      expect((await shop.call(calls.listReviews, { params: { key } })).status).toBe(404);
    for (const id of [hiddenId, foreignId, 2_147_483_647]) expect((await post(input, id)).status).toBe(404);
  });

  it("share one URL for reading and writing, which allows no other method", async () => {
    const answer = await shop.fetch("/v1/products/cup/reviews", { method: "PATCH" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  it("are limited to one per member, under concurrent requests too", async () => {
    const answers = await Promise.all([post(input), post(input), post(input)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const written = answers.find(({ status }) => status === 200);
    expect(written?.body).toEqual({
      id: expect.any(Number),
      product_id: productId,
      ...input,
      is_purchased: false,
      is_published: true,
      helpful_count: 0,
      photos: [],
      created_at: "2026-11-20T03:00:00.000Z",
    });
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("review.already_posted");
    expect((await list()).body.summary.total).toBe(4);
    const [row] = await shop.db.select().from(reviews).where(eq(reviews.id, written?.body.id));
    expect(row?.userId).toBe(memberId);
  });

  it("[limits.networks] are limited for a network, whose members are many, an IPv6 one by its /48", async () => {
    const from = (ip: string) => ({ memberId, headers: { "x-forwarded-for": ip } });
    const write = async (ip: string) => {
      ({ id: memberId } = await testMember(shop));
      return (await post(input, productId, from(ip))).status;
    };
    expect(await write("2001:db8:1:1::1")).toBe(200);
    await shop.db.update(attempts).set({ count: 60 }).where(eq(attempts.scope, "review-network"));
    expect(await write("2001:db8:1:2::1")).toBe(429);
    expect(await write("2001:db8:2:1::1")).toBe(200);
    await shop.db.delete(attempts).where(eq(attempts.scope, "review-network"));
  });

  it("are of a purchaser only once the order is delivered", async () => {
    const isPurchased = async (status: OrderStatus) => {
      const { id } = await testMember(shop);
      await orderProduct(id, status);
      return (await post(input, productId, { memberId: id })).body.is_purchased;
    };
    expect(await isPurchased("accepted")).toBe(false);
    expect(await isPurchased("shipped")).toBe(false);
    expect(await isPurchased("cancelled")).toBe(false);
    expect(await isPurchased("completed")).toBe(true);
  });

  it("wait for the shop's approval where it requires one", async () => {
    const [id = 0] = await insertProducts(shop.db, shop.simple.id, [productDraft("pot")]);
    const set = (settings: Settings) =>
      shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    await set({ ...shop.simple.settings, "REVIEW.IS_APPROVAL_REQUIRED": true });
    const posted = await post(input, id);
    await set(shop.simple.settings);
    expect(posted).toMatchObject({ status: 200, body: { is_published: false } });
    const read = () => shop.call(calls.listReviews, { params: { key: "pot" } });
    expect((await read()).body).toMatchObject({ data: [], summary: { total: 0 } });
    await shop.db.update(reviews).set({ isShow: true }).where(eq(reviews.id, posted.body.id));
    expect((await read()).body).toMatchObject({ data: [{ id: posted.body.id }], summary: { total: 1 } });
  });

  it("are validated field by field", async () => {
    const { id } = await testMember(shop);
    const invalidFields = async (change: object) =>
      Object.keys((await post({ ...input, ...change }, productId, { memberId: id })).body.errors ?? {});
    for (const rating of [-1, 0, 1.5, 6, 1e9, "1e3", "4", null])
      expect(await invalidFields({ rating })).toEqual(["rating"]);
    for (const body of ["", "  ", "あ".repeat(2001), "a\0b", "\ud800", 1])
      expect(await invalidFields({ body })).toEqual(["body"]);
    for (const nickname of ["", "あ".repeat(21), "公式", shop.simple.settings["SITE.NAME"]])
      expect(await invalidFields({ nickname })).toEqual(["nickname"]);
    for (const field of ["user_id", "is_purchased", "id"]) expect(await invalidFields({ [field]: 1 })).toEqual([field]);
    expect((await post({ ...input, body: "x".repeat(1_000_000) }, productId, { memberId: id })).status).toBe(413);
    for (const product of ["0", "-1", "1.5", "x"]) expect((await post(input, product)).status).toBe(422);
    expect((await post(input, productId, {})).status).toBe(401);
  });
});

it("the average rating is between the lowest and the highest", () => {
  const counts = fc.dictionary(fc.constantFrom("1", "2", "3", "4", "5"), fc.nat(1000));
  fc.assert(
    fc.property(counts, (dictionary) => {
      const ratings = new Map(Object.entries(dictionary).map(([rating, count]) => [Number(rating), count]));
      const { total, average, by_rating } = summaryOf(ratings);
      expect(total).toBe([...ratings.values()].reduce((sum, count) => sum + count, 0));
      const used = by_rating.filter(({ count }) => count > 0).map(({ rating }) => rating);
      if (average === null) expect(used).toEqual([]);
      else expect(average >= Math.min(...used) && average <= Math.max(...used)).toBe(true);
    }),
  );
});
