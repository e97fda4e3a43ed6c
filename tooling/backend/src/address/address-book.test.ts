import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountRoutes } from "../membership/account.routes.ts";
import { osaka } from "../testing/cart.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { addressRoutes } from "./address.routes.ts";

const { cell_phone_number: _, ...input } = osaka;

describe("address book", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...accountRoutes, ...addressRoutes] });
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
  });

  const add = (changes: object = {}) => shop.call(calls.createAddress, { memberId, body: { ...input, ...changes } });
  const list = async () => (await shop.call(calls.listAddresses, { memberId })).body.data;
  const defaults = async () => {
    const book = await list();
    const ids = (field: string) =>
      book.filter((each: Record<string, unknown>) => each[field]).map((each: { id: number }) => each.id);
    return { delivery: ids("is_default"), sender: ids("is_sender_default") };
  };

  it("returns an address in the shapes that pages need [address.shape]", async () => {
    const { status, body, headers } = await add();
    expect(status).toBe(200);
    expect(headers.get("x-limit")).toBe(String(shop.simple.addressLimit));
    expect(body).toMatchObject({
      division_ct: 2,
      is_default: false,
      shipping_name: "佐藤 太郎",
      shipping_kana: "サトウ タロウ",
      formatted_postal_code: "530-0001",
      combined_address: "梅田1-1-3 梅田ビル 5階",
      full_address: "〒530-0001 大阪府大阪市北区梅田1-1-3 梅田ビル 5階",
      cell_phone_number: null,
    });
    expect((await shop.call(calls.getAddress, { memberId, params: { id: body.id } })).body).toEqual(body);
  });

  it("has exactly one default of each kind under concurrent changes [address.default-unique]", async () => {
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) ids.push((await add()).body.id);
    await Promise.all(
      ids.flatMap((id) => [
        shop.call(calls.useAddress, { memberId, params: { id } }),
        shop.call(calls.useSenderAddress, { memberId, params: { id } }),
      ]),
    );
    const both = await defaults();
    expect(both.delivery).toHaveLength(1);
    expect(both.sender).toHaveLength(1);
    const { body } = await shop.call(calls.useAddress, { memberId, params: { id: ids[2]! } });
    expect(body).toMatchObject({ id: ids[2], is_default: true });
    expect((await list())[0].id).toBe(ids[2]);
  });

  it("makes the own address the default when the default is removed", async () => {
    const { id } = (await add()).body;
    await shop.call(calls.useAddress, { memberId, params: { id } });
    await shop.call(calls.useSenderAddress, { memberId, params: { id } });
    expect((await shop.call(calls.deleteAddress, { memberId, params: { id } })).status).toBe(204);
    const [own] = await list();
    expect(own).toMatchObject({ division_ct: 1, is_default: true, is_sender_default: true });
    expect((await shop.call(calls.deleteAddress, { memberId, params: { id } })).status).toBe(404);
  });

  it("does not delete the own address", async () => {
    const [own] = await list();
    const answer = await shop.call(calls.deleteAddress, { memberId, params: { id: own.id } });
    expect(answer).toMatchObject({ status: 422, body: { code: "user_address.own" } });
  });

  it("enforces the limit under concurrent requests [address.limit]", async () => {
    const answers = await Promise.all(Array.from({ length: shop.simple.addressLimit + 3 }, () => add()));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(shop.simple.addressLimit - 1);
    expect(answers.find((answer) => answer.status !== 200)?.body.code).toBe("user_address.limit");
    expect(await list()).toHaveLength(shop.simple.addressLimit);
  });

  it("does not show or change addresses of other members", async () => {
    const { id } = (await add()).body;
    const stranger = (await testMember(shop)).id;
    for (const [call, body] of [
      [calls.getAddress, undefined],
      [calls.updateAddress, input],
      [calls.deleteAddress, undefined],
      [calls.useAddress, undefined],
      [calls.useSenderAddress, undefined],
    ] as const) {
      const theirs = await shop.call(call, { memberId: stranger, params: { id }, body });
      const none = await shop.call(call, { memberId: stranger, params: { id: 2_000_000_000 }, body });
      expect(theirs).toMatchObject({ status: 404, body: none.body });
      expect((await shop.call(call, { params: { id }, body })).status).toBe(401);
    }
    expect((await shop.call(calls.getAddress, { memberId, params: { id } })).status).toBe(200);
  });

  it.each([
    [{ postal_code: "530-0001" }, "postal_code"],
    [{ prefecture: "大坂府" }, "prefecture"],
    [{ phone_number: "12345" }, "phone_number"],
    [{ shipping_last_name: " " }, "shipping_last_name"],
  ])("refuses %o", async (changes, field) => {
    const answer = await add(changes);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });
});
