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
])("%s names the shop", (nickname) => expect(isTaken(nickname)).toBe(true));

it.each(["はな", "のれん堂好き", "堂", "店", "badminton", "Staffy", "喫茶店めぐり", "さくら🌸"])(
  "%s is a customer's nickname",
  (nickname) => expect(isTaken(nickname)).toBe(false),
);

it("a shop without a name of letters takes no nickname", () => {
  expect(isNameOfShop("はな", { "SITE.NAME": "★" })).toBe(false);
});
