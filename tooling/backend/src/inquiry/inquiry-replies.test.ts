import { calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { isOf } from "../rate-limit/attempts.ts";
import { testMember, verifiedMember } from "../testing/member.fixture.ts";
import { catalog } from "../testing/inquiry.fixture.ts";
import { openTestShop, type TestAnswer, type TestShop } from "../testing/shop.ts";
import { INQUIRIES_FROM_NETWORK } from "./count-inquiry.ts";
import { MAX_COMMENTS } from "./to-inquiry.ts";

const headers = { "x-forwarded-for": "198.51.100.4" };

describe("comments of members on inquiries", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(() => shop.db.delete(attempts));

  const create = async ({ id: memberId, email }: { id: number; email: string }): Promise<string> =>
    (await shop.call(calls.createInquiry, { memberId, headers, body: { ...catalog, email } })).body.key;
  const reply = (memberId: number, key: string): Promise<TestAnswer> =>
    shop.call(calls.replyToInquiry, { memberId, headers, body: { inquiry_key: key, body: "まだ届きません。" } });

  it("are limited in number, since a page shows all of them", async () => {
    const { id, email } = await testMember(shop);
    const key = await create({ id, email });
    await shop.db.execute(sql`
      INSERT INTO inquiry_comments (inquiry_id, author, body, created_at)
      SELECT inquiries.id, 'member', '写真です。', now() FROM inquiries, generate_series(2, ${MAX_COMMENTS})
      WHERE inquiries.key = ${key}`);
    const { status, body } = await reply(id, key);
    expect([status, body.can_reply, body.comments.length]).toEqual([200, false, MAX_COMMENTS]);
    expect(await reply(id, key)).toMatchObject({ status: 409, body: { code: "inquiry.closed" } });
  });

  it("count for the network with its inquiries, except those of verified members", async () => {
    const [stranger, customer] = [await testMember(shop), await verifiedMember(shop)];
    const keys = [await create(stranger), await create(customer)] as const;
    await shop.db
      .update(attempts)
      .set({ count: INQUIRIES_FROM_NETWORK.max - 1 })
      .where(isOf(INQUIRIES_FROM_NETWORK, headers["x-forwarded-for"]));
    expect((await reply(stranger.id, keys[0])).status).toBe(200);
    expect(await reply(stranger.id, keys[0])).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect((await reply(customer.id, keys[1])).status).toBe(200);
  });
});
