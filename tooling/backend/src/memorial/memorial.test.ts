import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { MEMORIAL_LIMIT } from "./memorials.ts";

const birthday = { target_user_name: "正夫", call: "お父さん", division_ct: 1, name: "父の誕生日", month: 6, date: 15 };

describe("memorials", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
    memberId = (await testMember(shop)).id;
  });

  const add = (changes: object = {}) =>
    shop.call(calls.createMemorial, { memberId, body: { ...birthday, ...changes } });
  const list = () => shop.call(calls.listMemorials, { memberId });

  it("are added at the end, changed and removed [memorial.shape] [memorial.add-delete]", async () => {
    const first = await add();
    expect([first.status, first.headers.get("x-limit")]).toEqual([200, String(MEMORIAL_LIMIT)]);
    const derived = { is_mailed: true, next_date: "2027-06-15" };
    expect(first.body).toEqual({ id: expect.any(Number), user_id: memberId, ...birthday, ...derived });
    const { id } = first.body;
    const second = (await add({ name: "結婚記念日", division_ct: 2, call: "" })).body;
    expect(second.call).toBeNull();
    const changed = { ...birthday, month: 11, date: 21 };
    const { body } = await shop.call(calls.updateMemorial, { memberId, params: { id }, body: changed });
    expect(body).toMatchObject({ id, ...changed, next_date: "2026-11-21" });
    const { body: all, headers } = await list();
    expect([all.data, headers.get("x-limit")]).toEqual([[body, second], String(MEMORIAL_LIMIT)]);
    expect((await shop.call(calls.getMemorial, { memberId, params: { id } })).body).toEqual(body);
    expect((await shop.call(calls.deleteMemorial, { memberId, params: { id } })).status).toBe(204);
    expect((await list()).body.data).toEqual([second]);
  });

  it.each([
    [2, 30, "date"],
    [4, 31, "date"],
    [13, 1, "month"],
    [0, 1, "month"],
    [1, 1.5, "date"],
    [1, 1e9, "date"],
    ["1", 1, "month"],
  ])("with month %s and day %s are rejected on %s", async (month, date, field) => {
    const { status, body } = await add({ month, date });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("on 29 February fall on the 28th in common years", async () => {
    const { body } = await add({ month: 2, date: 29 });
    expect(body.next_date).toBe("2027-02-28");
    shop.clock.now = new Date("2027-03-01T00:00:00Z");
    expect((await list()).body.data[0].next_date).toBe("2028-02-29");
  });

  it("respect the limit under concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: MEMORIAL_LIMIT + 3 }, () => add()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MEMORIAL_LIMIT);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe("user_memorial.limit");
  });

  it("are visible only to their member", async () => {
    const { id } = (await add()).body;
    const stranger = (await testMember(shop)).id;
    for (const [call, body] of [
      [calls.getMemorial, undefined],
      [calls.updateMemorial, birthday],
      [calls.deleteMemorial, undefined],
    ] as const)
      expect((await shop.call(call, { memberId: stranger, params: { id }, body })).status).toBe(404);
    expect((await list()).body.data).toHaveLength(1);
  });
});
