import { type Call, calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { seededDatabase } from "../testing/database.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { schoolKeyHeaders } from "../testing/school-key.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { DEMO_CODE_LOGIN, SEED_SHOPS } from "./shops.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ database: await seededDatabase() });
});

describe.each(SEED_SHOPS)("the newcomer of %s", (channel) => {
  let memberId: number;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const [newcomer] = await shop.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(channels, eq(channels.id, users.channelId))
      .where(and(eq(channels.key, channel), eq(users.username, DEMO_CODE_LOGIN.username)));
    memberId = newcomer?.id ?? 0;
    headers = await schoolKeyHeaders(shop, channel);
  });

  it.each<[string, Call, Record<string, string>]>([
    ["orders", calls.listOrders, {}],
    ["coupons", calls.listMyCoupons, {}],
    ["lists", calls.listUserLists, {}],
    ["bookmarks", calls.listBookmarks, {}],
    ["messages", calls.listSystemMessages, {}],
    ["inquiries", calls.listInquiries, {}],
    ["product requests", calls.listProductRequests, {}],
    ["searches", calls.listSearchHistories, {}],
    ["viewed products", calls.listProductHistories, {}],
    ["memorial days", calls.listMemorials, {}],
    ["sizes", calls.listTimeseries, { purpose: "measurement" }],
    ["addresses", calls.listAddresses, {}],
    ["a login", calls.listLoginHistories, {}],
  ])("has %s", async (_, call, query) => {
    const { body } = await shop.call(call, { memberId, query, channel, headers });
    expect(body.data.length).toBeGreaterThan(0);
  });
});

it("every shop of the seed keeps the invariants", () => expectInvariants(shop));
