import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { sendSystemMessage } from "./system-messages.ts";

describe("system messages", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
  });

  const send = (title: string, day: string, extra: object = {}) =>
    sendSystemMessage(shop.db, { userId: memberId, title, body: "本文", createdAt: new Date(day), ...extra });
  const list = async (query = {}) => shop.call(calls.listSystemMessages, { memberId, query });
  const open = (key: string, member = memberId) =>
    shop.call(calls.getSystemMessage, { memberId: member, params: { key } });

  it("are returned newest first, and count as read once opened", async () => {
    await send("一", "2026-11-01");
    await send("二", "2026-11-02", { link: { href: "/coupon", label: "クーポンを見る" } });
    const { body, headers } = await list();
    expect(body.data.map((each: { title: string }) => each.title)).toEqual(["二", "一"]);
    expect([body.unread_count, headers.get("x-total")]).toEqual([2, "2"]);
    const [newest] = body.data;
    expect((await open(newest.key)).body).toEqual({
      ...newest,
      is_read: true,
      body: "本文",
      link: { href: "/coupon", label: "クーポンを見る" },
      file: null,
    });
    const after = (await list({ per: 1 })).body;
    expect([after.unread_count, after.data.length, after.data[0].is_read]).toEqual([1, 1, true]);
  });

  it("are visible only to their member", async () => {
    await send("一", "2026-11-01");
    const [{ key }] = (await list()).body.data;
    const stranger = (await testMember(shop)).id;
    expect((await open(key, stranger)).status).toBe(404);
    expect((await shop.call(calls.listSystemMessages, { memberId: stranger })).body.data).toEqual([]);
    expect((await list()).body.unread_count).toBe(1);
  });
});
