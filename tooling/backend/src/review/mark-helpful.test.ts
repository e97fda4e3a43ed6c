import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reviews } from "../db/schema/voice.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { MAX_MARKS_PER_NETWORK } from "./mark-helpful.ts";

describe("helpful marks of a review", () => {
  let shop: TestShop;
  let productId: number;
  let authorId: number;
  let id: number;
  beforeAll(async () => {
    shop = await openTestShop();
    [productId = 0] = await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
  });
  beforeEach(async () => {
    ({ id: authorId } = await testMember(shop));
    id = await insertReview({ userId: authorId });
  });

  async function insertReview(values: object): Promise<number> {
    const row = { productId, rating: 5, body: "碗", nickname: "客", isPurchased: true, createdAt: shop.clock.now };
    const [inserted] = await shop.db
      .insert(reviews)
      .values({ ...row, ...values })
      .returning({ id: reviews.id });
    return inserted?.id ?? 0;
  }
  const mark = async (ip: string, memberId?: number, review = id) => {
    const member = memberId !== undefined && { memberId };
    const params = { id: review };
    return shop.call(calls.markReviewHelpful, { params, headers: { "x-forwarded-for": ip }, ...member });
  };
  const countAfter = async (ip: string, memberId?: number): Promise<number> =>
    (await mark(ip, memberId)).body.helpful_count;

  it("count once for the guests of a network and once for a member, under concurrent requests too", async () => {
    await Promise.all([mark("198.51.100.1"), mark("198.51.100.1"), mark("198.51.100.1")]);
    expect(await countAfter("198.51.100.1")).toBe(1);
    expect(await countAfter("198.51.100.2")).toBe(2);
    const { id: memberId } = await testMember(shop);
    expect(await countAfter("198.51.100.3", memberId)).toBe(3);
    expect(await countAfter("198.51.100.4", memberId)).toBe(3);
    const list = await shop.call(calls.listReviews, { params: { key: "cup" } });
    expect(list.body.data.find((each: { id: number }) => each.id === id).helpful_count).toBe(3);
  });

  it("do not count the author's own", async () => {
    expect(await countAfter("198.51.100.9", authorId)).toBe(0);
  });

  it("of one network count a few times, however many members it registers or addresses it has", async () => {
    for (let index = 0; index <= MAX_MARKS_PER_NETWORK; index += 1) {
      const { id: memberId } = await testMember(shop);
      await mark(`2001:db8:7:${index}::1`, memberId);
    }
    expect(await countAfter("2001:db8:7:ffff::1")).toBe(MAX_MARKS_PER_NETWORK);
    expect(await countAfter("2001:db8:8::1")).toBe(MAX_MARKS_PER_NETWORK + 1);
  });

  it("put a review first where the list is ordered by them", async () => {
    const best = await insertReview({ helpfulCount: 90, rating: 2, createdAt: new Date("2020-01-01") });
    const { body } = await shop.call(calls.listReviews, { params: { key: "cup" }, query: { sort: "helpful" } });
    expect(body.data[0].id).toBe(best);
  });

  it("are refused for a review that is hidden, of another shop or unknown", async () => {
    const [foreign = 0] = await insertProducts(shop.db, shop.fl1.id, [productDraft("vase")]);
    const hidden = await insertReview({ isShow: false });
    const other = await insertReview({ productId: foreign });
    for (const review of [hidden, other, 2_147_483_647])
      expect((await mark("198.51.100.5", undefined, review)).status).toBe(404);
  });
});
