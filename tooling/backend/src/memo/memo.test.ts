import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertOrderRow } from "../testing/order-row.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("order memos", () => {
  let shop: TestShop;
  let memberId: number;
  let orderId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
    orderId = await insertOrderRow(shop, memberId);
  });

  const write = (body: string, order_id = orderId) =>
    shop.call(calls.createMemo, { memberId, body: { order_id, body } });
  const readMemo = async () => (await shop.call(calls.getOrder, { memberId, params: { id: orderId } })).body.memo;

  it("are part of the order, one each, and can be changed and removed [order.shape]", async () => {
    expect(await readMemo()).toBeNull();
    const { id } = (await write("父への贈り物")).body;
    expect(await readMemo()).toEqual({ id, body: "父への贈り物" });
    expect((await write("母への贈り物")).body).toMatchObject({ id, order_id: orderId, body: "母への贈り物" });
    const changed = await shop.call(calls.updateMemo, { memberId, params: { id }, body: { body: "両親へ" } });
    expect(changed.body).toMatchObject({ id, body: "両親へ" });
    expect((await shop.call(calls.deleteMemo, { memberId, params: { id } })).status).toBe(204);
    expect(await readMemo()).toBeNull();
  });

  it("belong to the member's own orders and are visible only to their member", async () => {
    const { id } = (await write("ひみつ")).body;
    const mine = memberId;
    memberId = (await testMember(shop)).id;
    expect((await write("x")).status).toBe(404);
    const at = { memberId, params: { id } };
    expect((await shop.call(calls.updateMemo, { ...at, body: { body: "x" } })).status).toBe(404);
    expect((await shop.call(calls.deleteMemo, at)).status).toBe(404);
    memberId = mine;
    expect(await readMemo()).toEqual({ id, body: "ひみつ" });
  });

  it("validate their text", async () => {
    for (const body of ["", " ", "a".repeat(2001), "a\u0000"]) {
      expect((await write(body)).body.errors).toHaveProperty("body");
    }
  });
});
