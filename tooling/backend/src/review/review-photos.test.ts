import { calls } from "@noren/contract";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { storedFiles } from "../db/schema/file.ts";
import { reviewPhotos, reviews } from "../db/schema/voice.ts";
import { deleteExpiredFile } from "../files/stored-file.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { testPhoto } from "../testing/picture.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const input = { rating: 4, body: "毎日使っています。", nickname: "茶々" };

describe("photos of reviews", () => {
  let shop: TestShop;
  let productId: number;
  let photo: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    [productId = 0] = await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    photo = await testPhoto();
  });

  const send = (content: Uint8Array<ArrayBuffer>, name: string, dir = "reviews") =>
    shop.call(calls.uploadFile, { file: new File([content], name), body: { dir } });
  const upload = async (dir?: string): Promise<string> => (await send(photo, "碗.jpg", dir)).body.key;
  const post = (memberId: number, photo_keys: string[]) =>
    shop.call(calls.createReview, { params: { product_id: productId }, body: { ...input, photo_keys }, memberId });
  const list = async () => (await shop.call(calls.listReviews, { params: { key: "cup" } })).body.data;

  it("are listed with a small copy, both served at signed URLs", async () => {
    const { id } = await testMember(shop);
    const keys = [await upload(), await upload()];
    const posted = await post(id, keys);
    expect(posted.status).toBe(200);
    const [review] = await list();
    expect(review.photos).toHaveLength(2);
    for (const [index, { url, thumbnail_url }] of review.photos.entries()) {
      expect(url).toContain(keys[index]);
      expect(thumbnail_url).toContain("/review-thumbnails/");
      for (const each of [url, thumbnail_url]) expect((await shop.fetch(each)).status).toBe(200);
      expect((await shop.fetch(url.replace(/signature=.*/, "signature=x"))).status).toBe(404);
    }
  });

  it("stay until the review is deleted", async () => {
    const { id } = await testMember(shop);
    const [key] = [await upload()];
    await post(id, [key]);
    const now = new Date("2056-11-20T03:00:00Z");
    while ((await deleteExpiredFile(shop.db, shop.files, now)) > 0);
    const kept = () => shop.db.select().from(reviewPhotos).where(eq(reviewPhotos.fileKey, key));
    expect(await kept()).toHaveLength(1);
    const own = { memberId: id, query: { product_id: productId } };
    expect((await shop.call(calls.deleteOwnReview, own)).status).toBe(204);
    expect((await shop.call(calls.deleteOwnReview, own)).status).toBe(404);
    while ((await deleteExpiredFile(shop.db, shop.files, shop.clock.now)) > 0);
    expect(await kept()).toEqual([]);
    const keys = [key, key.replace("reviews", "review-thumbnails")];
    expect(await shop.db.select().from(storedFiles).where(inArray(storedFiles.key, keys))).toEqual([]);
    expect(await shop.files.get(key)).toBeUndefined();
  });

  it("are pictures of this upload only, at most four, each in one review", async () => {
    const pdf = new TextEncoder().encode("%PDF-1.7\n");
    expect((await send(pdf, "a.pdf")).body.errors).toHaveProperty("file");
    const { id } = await testMember(shop);
    const unknown = `reviews/00/${"0".repeat(32)}.jpg`;
    const used = (await shop.db.select().from(reviewPhotos))[0]?.fileKey ?? "";
    const twice = await upload();
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => upload()));
    for (const keys of [[unknown], [used], [await upload("inquiries")], [twice, twice], five]) {
      const { status, body } = await post(id, keys);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["photo_keys"]]);
    }
    expect(await shop.db.select().from(reviews).where(eq(reviews.userId, id))).toEqual([]);
  });

  it("of a review that waits for approval are its author's only", async () => {
    const { id } = await testMember(shop);
    const { body } = await post(id, [await upload()]);
    await shop.db.update(reviews).set({ isShow: false }).where(eq(reviews.id, body.id));
    const read = (memberId: number) => shop.call(calls.getOwnReview, { memberId, query: { product_id: productId } });
    expect((await read(id)).body.review).toMatchObject({
      id: body.id,
      is_published: false,
      photos: [{ url: expect.any(String) }],
    });
    expect((await list()).map((each: { id: number }) => each.id)).not.toContain(body.id);
    const { id: other } = await testMember(shop);
    expect((await read(other)).body).toEqual({ review: null });
  });
});
