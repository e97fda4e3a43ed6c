import { expect, it } from "vitest";
import { isNameOfShop } from "./is-name-of-shop.ts";

const isTaken = (nickname: string) => isNameOfShop(nickname, { "SITE.NAME": "のれん堂" });

it.each([
  "のれん堂",
  "【のれん堂】",
  "の れ\u200Bん堂",
  "のれん堂オンラインストア",
  "のれん堂 本店",
  "公式",
  "ｵﾌｨｼｬﾙ",
  "店\u00AD長の佐藤",
  "スタッフ",
  "すたっふ",
  "ノレン堂",
  "Official",
  "ＳＴＡＦＦ 佐藤",
  "staff1",
  "店⻑",
  "公\u0301式",
  "公\u20DD式",
  "ス夕ッフ",
  "スタツフ",
  "てんちょう",
  "оfficial",
  "ΟFFICIAL",
  "ófficial",
  "0fficia1",
  "o.f.f.i.c.i.a.l",
  "カスタマーサポート",
  "お客様窓口",
  "のれん堂担当",
  "当店",
  "中の人",
])("%s names the shop", (nickname) => expect(isTaken(nickname)).toBe(true));

it.each([
  "はな",
  "のれん堂好き",
  "堂",
  "店",
  "badminton",
  "Staffy",
  "喫茶店めぐり",
  "さくら🌸",
  "サポーター",
  "A. B. C",
  "会社員",
])("%s is a customer's nickname", (nickname) => expect(isTaken(nickname)).toBe(false));

it("a shop without a name of letters takes no nickname", () => {
  expect(isNameOfShop("はな", { "SITE.NAME": "★" })).toBe(false);
});
