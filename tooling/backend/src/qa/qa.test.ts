import { calls, type Qa } from "@noren/contract";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { searchSynonyms } from "../db/schema/catalogue.ts";
import { qaCategories, qas } from "../db/schema/content.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("questions and answers", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const channelId = shop.simple.id;
    const [payment, delivery] = await shop.db
      .insert(qaCategories)
      .values([
        { channelId, key: "payment", name: "お支払い", position: 2 },
        { channelId, key: "delivery", name: "お届け", position: 1 },
        { channelId, key: "empty", name: "空", position: 0 },
        { channelId: shop.fl1.id, key: "delivery", name: "花のお届け" },
      ])
      .returning();
    await shop.db.insert(qas).values([
      { qaCategoryId: payment?.id ?? 0, question: "ポイントは使えますか", answer: "<p>はい。</p><script>1</script>" },
      { qaCategoryId: delivery?.id ?? 0, position: 2, question: "送料は", answer: "<p><em>６６０円</em>です。</p>" },
      { qaCategoryId: delivery?.id ?? 0, position: 1, question: "日時は", answer: "<p>カレンダーからどうぞ。</p>" },
    ]);
  });
  const list = (query = {}, channel = "simple") => shop.call(calls.listQas, { query, channel });
  const questions = async (query = {}) =>
    (await list(query)).body.data.map(({ question }: { question: string }) => question);

  it("are grouped by category, in the shop's order [faq.grouped]", async () => {
    const { body, headers } = await list({ per: "all" });
    expect(body.data).toMatchObject([
      { category: "お届け", category_key: "delivery", question: "日時は" },
      { category: "お届け", question: "送料は" },
      { category: "お支払い", question: "ポイントは使えますか", answer: "<p>はい。</p>" },
    ]);
    expect(headers.get("x-total")).toBe("3");
    expect((await shop.call(calls.listQaCategories)).body.data).toEqual([
      { key: "delivery", name: "お届け", qa_count: 2 },
      { key: "payment", name: "お支払い", qa_count: 1 },
    ]);
    expect((await list({}, "fl1")).body.data).toEqual([]);
  });

  it("are found by their reading, by the shop's synonyms, and with and without okurigana", async () => {
    const channelId = shop.fl1.id;
    const [orders] = await shop.db
      .insert(qaCategories)
      .values({ channelId, key: "orders", name: "ご注文" })
      .returning();
    const of = { qaCategoryId: orders?.id ?? 0, answer: "<p>はい。</p>" };
    await shop.db.insert(qas).values([
      { ...of, position: 1, question: "領収書は発行できますか" },
      { ...of, position: 2, question: "引っ越しました" },
      { ...of, position: 3, question: "立札は付けられますか" },
    ]);
    const found = async (word: string) => (await list({ word }, "fl1")).body.data.map((qa: Qa) => qa.question);
    for (const word of ["りょうしゅうしょ", "領収証", "ﾘｮｳｼｭｳｼｮ 発行"])
      expect(await found(word)).toEqual(["領収書は発行できますか"]);
    for (const word of ["引越し", "引越", "引っ越し"]) expect(await found(word)).toEqual(["引っ越しました"]);
    expect(await found("名札")).toEqual([]);
    await shop.db.insert(searchSynonyms).values({ channelId, groups: [{ kind: "equal", words: ["立札", "名札"] }] });
    await vi.waitFor(async () => expect(await found("名札")).toEqual(["立札は付けられますか"]));
  });

  it("are filtered by category, search word or page", async () => {
    expect(await questions({ category: "payment" })).toEqual(["ポイントは使えますか"]);
    expect(await questions({ per: 2, page: 2 })).toEqual(["ポイントは使えますか"]);
    for (const word of ["ﾎﾟｲﾝﾄ", "ぽいんと", "はい ポイント"])
      expect(await questions({ word })).toEqual(["ポイントは使えますか"]);
    expect(await questions({ word: "660円" })).toEqual(["送料は"]);
    for (const word of ["em", "script", "<p>", "ない言葉", "🐈", "！？"]) expect(await questions({ word })).toEqual([]);
    expect(await questions({ word: " " })).toHaveLength(3);
  });
});
