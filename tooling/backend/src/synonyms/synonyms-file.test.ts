import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { defaultGroups } from "../search/channel-synonyms.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { exportSynonyms, importSynonyms, resetSynonyms } from "./synonyms-file.ts";

describe("the synonyms of a shop", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    for (const { id } of [shop.simple, shop.fl1])
      await insertProducts(shop.db, id, [productDraft("vase", { name: "青磁の花器" })]);
  });

  const find = async (word: string, channel = "simple") =>
    (await shop.call(calls.listProducts, { query: { word }, channel })).body.data.map(
      ({ key }: { key: string }) => key,
    );
  const file = (text: string) => new TextEncoder().encode(text);

  it("are more than 300 groups by default, each row of them usable", () => {
    expect(defaultGroups.length).toBeGreaterThan(300);
  });

  it("are replaced by a file, for this shop only", async () => {
    expect(await find("とこのま")).toEqual([]);
    expect(await importSynonyms(shop.db, "simple", file("種類,言葉\n同義,花器,とこのま\n"))).toContain("1組");
    expect(await find("とこのま")).toEqual(["vase"]);
    expect(await find("とこのま", "fl1")).toEqual([]);
    expect(new TextDecoder().decode(await exportSynonyms(shop.db, "simple"))).toBe(
      '"種類","言葉"\r\n"同義","花器","とこのま"\r\n',
    );
  });

  it("are the defaults again after a reset", async () => {
    await resetSynonyms(shop.db, "simple");
    expect(await find("フラワーベース")).toEqual(["vase"]);
  });

  it("survive a round trip", async () => {
    const exported = await exportSynonyms(shop.db, "fl1");
    expect(await importSynonyms(shop.db, "fl1", exported)).toContain(`${defaultGroups.length}組`);
    expect(await exportSynonyms(shop.db, "fl1")).toEqual(exported);
  });

  it.each([
    ["同義,茶碗", "1行目"],
    ["同義,茶碗,ちゃわん\n別名,皿,さら", "2行目"],
    ["同義,！！,茶碗", "使えません"],
    [`同義,${"あ".repeat(41)},茶碗`, "使えません"],
    ['同義,"茶碗', "CSV"],
  ])("are not changed by %j", async (text, message) => {
    const before = await exportSynonyms(shop.db, "fl1");
    await expect(importSynonyms(shop.db, "fl1", file(text))).rejects.toThrow(message);
    expect(await exportSynonyms(shop.db, "fl1")).toEqual(before);
  });

  it("of an unknown shop are refused", async () => {
    await expect(importSynonyms(shop.db, "nowhere", file("同義,茶碗,ちゃわん"))).rejects.toThrow("nowhere");
  });
});
