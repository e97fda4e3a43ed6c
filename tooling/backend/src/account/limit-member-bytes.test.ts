import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { listBook } from "../address/address-book.ts";
import { channels } from "../db/schema/shop.ts";
import { countInWindow } from "../rate-limit/attempts.ts";
import { osaka } from "../testing/cart.fixture.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { toCsv } from "../testing/csv-file.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { MEMBER_BYTES_PER_NETWORK } from "./limit-member-bytes.ts";

const ADDRESSES = [
  ["姓", "名", "セイ", "メイ", "郵便番号", "都道府県", "市区町村", "丁目/番地/号", "電話番号"],
  ["佐藤", "太郎", "サトウ", "タロウ", "5300001", "大阪府", "大阪市北区", "梅田1-1-3", "0612345678"],
];

it("members of a network together store a limited number of bytes a day", async () => {
  const shop = await openTestShop();
  const [product_id = 0] = await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
  const { max } = MEMBER_BYTES_PER_NETWORK;
  await countInWindow(shop.db, MEMBER_BYTES_PER_NETWORK, "203.0.113.7", shop.clock.now, max);
  const statusesFrom = async (network: string) => {
    const { id: memberId } = await testMember(shop);
    const as = { memberId, headers: { "x-forwarded-for": network } };
    const review = { rating: 5, body: "使いやすい大きさです。", nickname: "花" };
    const file = new File([toCsv(ADDRESSES)], "先.csv");
    const answers = [
      await shop.call(calls.createBookmark, { ...as, body: { url: "/guide", title: "ご利用ガイド" } }),
      await shop.call(calls.createProductRequest, { ...as, body: { product_name: "鉄瓶" } }),
      await shop.call(calls.createReview, { ...as, params: { product_id }, body: review }),
      await shop.call(calls.importAddresses, { ...as, file }),
    ];
    return answers.map(({ status }) => status);
  };

  expect(await statusesFrom("203.0.113.7")).toEqual([429, 429, 429, 429]);
  expect(await statusesFrom("203.0.113.8")).toEqual([200, 200, 200, 200]);
});

it("addresses count beyond twenty of a member, so that others of the network can still order", async () => {
  const shop = await openTestShop();
  await shop.db.update(channels).set({ addressLimit: 500 }).where(eq(channels.id, shop.simple.id));
  await countInWindow(shop.db, MEMBER_BYTES_PER_NETWORK, "203.0.113.7", shop.clock.now, MEMBER_BYTES_PER_NETWORK.max);
  const { id: memberId } = await testMember(shop);
  const add = async (network: string) =>
    (await shop.call(calls.createAddress, { memberId, headers: { "x-forwarded-for": network }, body: osaka })).status;
  const { length: stored } = await listBook(shop.db, memberId);
  for (let count = stored + 1; count <= 20; count += 1) expect(await add("203.0.113.7")).toBe(200);
  expect([await add("203.0.113.7"), await add("203.0.113.8")]).toEqual([429, 200]);
});
