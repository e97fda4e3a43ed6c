import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("postal codes", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  const find = (code: string) => shop.call(calls.findPostalCode, { query: { code } });

  it.each([
    ["150-0001", { prefecture: "東京都", city: "渋谷区", address1: "神宮前" }, "a town"],
    ["1500001", { prefecture: "東京都", city: "渋谷区", address1: "神宮前" }, "without a hyphen"],
    ["060-0042", { prefecture: "北海道", city: "札幌市中央区", address1: "大通西" }, "a remark in brackets"],
    ["611-0000", { prefecture: "京都府", city: "宇治市", address1: "" }, "no town"],
    ["522-0317", { prefecture: "滋賀県", city: "犬上郡多賀町", address1: "一円" }, "a town of that name"],
    ["100-8111", { prefecture: "東京都", city: "千代田区", address1: "千代田１－１" }, "an office with its own code"],
  ])("finds %s: %j (%s)", async (code, expected) => {
    const { status, body } = await find(code);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([expected]);
  });

  it("returns no town when the code covers several", async () => {
    expect((await find("498-0000")).body.data).toMatchObject([{ address1: "" }]);
  });

  it("returns no address for an unknown code", async () => {
    expect((await find("000-0000")).body).toEqual({ data: [] });
  });

  it.each(["", "150", "150-00011", "１５０－０００１", "150-0001\n", "abc-defg"])("rejects %j", async (code) => {
    const { status, body } = await find(code);
    expect(status).toBe(422);
    expect(body.errors.code).toEqual(["郵便番号の形式で入力してください。例：123-4567"]);
  });

  it("has the 47 prefectures from north to south", async () => {
    const { body } = await shop.call(calls.listPrefectures);
    expect(body.data).toHaveLength(47);
    expect([body.data[0], body.data[12], body.data[46]]).toEqual([
      { id: 1, name: "北海道" },
      { id: 13, name: "東京都" },
      { id: 47, name: "沖縄県" },
    ]);
  });
});
