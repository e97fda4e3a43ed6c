import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../account/password.ts";
import { productTags, tags } from "../db/schema/catalogue.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

describe("tags", () => {
  let shop: TestShop;
  let secretId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    const channelId = shop.simple.id;
    const ids = await insertProducts(shop.db, channelId, [
      productDraft("a"),
      productDraft("b"),
      productDraft("c", { isShow: false }),
    ]);
    const [gift, secret] = await shop.db
      .insert(tags)
      .values([
        { channelId, key: "gift", name: "ギフト対応", position: 2 },
        {
          channelId,
          key: "family",
          name: "ご招待セール",
          lead: "ご招待の方へ",
          position: 1,
          passwordHash: await hashPassword("aki2026"),
        },
        { channelId: shop.fl1.id, key: "gift", name: "花" },
      ])
      .returning();
    secretId = secret?.id ?? 0;
    await shop.db.insert(productTags).values([
      { tagId: gift?.id ?? 0, productId: ids[0] ?? 0 },
      { tagId: secretId, productId: ids[1] ?? 0 },
      { tagId: secretId, productId: ids[2] ?? 0 },
    ]);
  });

  const unlock = (body: object, headers = {}) => shop.call(calls.unlockTag, { body, headers });
  const products = (tag: string, cookie = "", channel = "simple") =>
    shop.call(calls.listProducts, { query: { tag }, headers: { cookie }, channel });
  const cookieOf = (answer: { headers: Headers }) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";

  it("are returned in the shop's order with their password protection", async () => {
    const { body } = await shop.call(calls.listTags);
    expect(body.data).toMatchObject([
      { key: "family", lead: "ご招待の方へ", product_count: 1, is_password_required: true, is_unlocked: false },
      { key: "gift", name: "ギフト対応", product_count: 1, is_password_required: false, is_unlocked: true },
    ]);
  });

  it("filter the list of products", async () => {
    expect((await products("gift")).body.data).toMatchObject([{ key: "a" }]);
    expect((await products("nothing")).status).toBe(404);
    expect((await products("family", "", "fl1")).status).toBe(404);
  });

  it("with a password unlock for the browser that entered it", async () => {
    expect(await products("family")).toMatchObject({ status: 403, body: { code: "tag.password_required" } });
    const answer = await unlock({ key: "family", password: "aki2026" });
    expect(answer).toMatchObject({ status: 200, body: { key: "family", is_unlocked: true } });
    expect(JSON.stringify(answer.body)).not.toContain("argon2");
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const cookie = cookieOf(answer);
    expect((await products("family", cookie)).body.data).toMatchObject([{ key: "b" }]);
    const { body } = await shop.call(calls.listTags, { headers: { cookie } });
    expect(body.data[0].is_unlocked).toBe(true);
  });

  it("stay locked for a forged, altered or expired cookie, and after a changed password", async () => {
    const cookie = cookieOf(await unlock({ key: "family", password: "aki2026" }));
    const [name = "", value = ""] = cookie.split("=");
    const [until = "", signature = ""] = value.split(".");
    for (const forged of [
      `${name}=${until}`,
      `${name}=${until}.x`,
      `${name}=${Number(until) + 1}.${signature}`,
      `${name}=.`,
    ])
      expect((await products("family", forged)).status, forged).toBe(403);
    const now = shop.clock.now;
    shop.clock.now = addDaysInJapan(now, 7);
    expect((await products("family", cookie)).status).toBe(403);
    shop.clock.now = now;
    expect((await products("family", cookie)).status).toBe(200);
    await shop.db
      .update(tags)
      .set({ passwordHash: await hashPassword("haru2027") })
      .where(eq(tags.id, secretId));
    expect((await products("family", cookie)).status).toBe(403);
  });

  it("reject a wrong password on its field, and limit attempts per IP", async () => {
    const headers = { "x-forwarded-for": "198.51.100.9" };
    const wrong = await unlock({ key: "family", password: "x" }, headers);
    expect(wrong).toMatchObject({ status: 422, body: { code: "tag.password_wrong" } });
    expect(wrong.body.errors).toHaveProperty("password");
    expect(wrong.headers.get("set-cookie")).toBeNull();
    expect((await unlock({ key: "nothing", password: "x" }, headers)).status).toBe(404);
    for (const body of [
      { key: "family" },
      { key: "family", password: "" },
      { key: "family", password: "x".repeat(129) },
    ])
      expect((await unlock(body, headers)).body.errors).toHaveProperty("password");
    for (let tries = 1; tries < 30; tries += 1) await unlock({ key: "family", password: "x" }, headers);
    expect((await unlock({ key: "family", password: "haru2027" }, headers)).status).toBe(429);
    expect((await unlock({ key: "family", password: "haru2027" })).status).toBe(200);
    const memberId = (await verifiedMember(shop)).id;
    const body = { key: "family", password: "haru2027" };
    expect((await shop.call(calls.unlockTag, { body, headers, memberId })).status).toBe(200);
    expect((await unlock({ key: "gift", password: "x" }, headers)).body.is_unlocked).toBe(true);
  });

  it("count attempts per tag, so that the password of one does not allow guessing another", async () => {
    const passwordHash = await hashPassword("mine2026");
    await shop.db.insert(tags).values({ channelId: shop.simple.id, key: "mine", name: "会員の会", passwordHash });
    const headers = { "x-forwarded-for": "198.51.100.10" };
    const guess = () => unlock({ key: "family", password: "x" }, headers);
    for (let tries = 1; tries < 30; tries += 1) await guess();
    expect((await unlock({ key: "mine", password: "mine2026" }, headers)).status).toBe(200);
    expect([(await guess()).status, (await guess()).status]).toEqual([422, 429]);
  });
});
