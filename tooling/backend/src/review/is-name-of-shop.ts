import type { Settings } from "@noren/contract";
import { toKatakana } from "../search/fold.ts";

/** Letters that look like others: kanji, small kana, Cyrillic and Greek. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ "⻑": "長", 營: "営", 夕: "タ", ッ: "ツ", ィ: "イ", ョ: "ヨ", ャ: "ヤ" },
  ...{ а: "a", с: "c", ԁ: "d", е: "e", і: "i", м: "m", п: "n", о: "o", р: "r", ѕ: "s", т: "t" },
  ...{ α: "a", ε: "e", ι: "i", ν: "n", ο: "o", ρ: "r", τ: "t" },
};

/** A name in one width, case and kana, without marks and invisible characters, each lookalike as the letter that it looks like. */
function fold(name: string): string {
  const bare = name.normalize("NFKD").replace(/[\u0300-\u036F\u20D0-\u20FF\p{Default_Ignorable_Code_Point}]/gu, "");
  const letters = toKatakana(bare.normalize("NFKC").toLowerCase());
  return letters.replace(/./gu, (letter) => LOOKALIKES[letter] ?? letter);
}
const joined = (folded: string) => folded.replace(/[\s\p{P}\p{S}]/gu, "");

/** Words of a nickname that names the shop or its staff. */
const ROLES = [
  ...["公式", "オフィシャル", "運営", "事務局", "店長", "てんちょう", "店主", "店員", "スタッフ", "管理人", "管理者"],
  ...[
    "従業員",
    "販売元",
    "販売者",
    "出品者",
    "当店",
    "弊店",
    "弊社",
    "中の人",
    "担当",
    "窓口",
    "カスタマー",
    "サポート",
  ],
].map(fold);
/** English words stand alone: badminton is no admin. */
const ENGLISH_ROLES = /(?<![a-z])(official|staff|admin|administrator|support)(?![a-z])/;
/** Words that turn the shop's name into that of a branch. */
const BRANCHES = ["店", "ショップ", "ストア", "shop", "store"].map(fold);

/** Single letters with signs between them, which read as one word. */
const SPELLED = /(?<=(?:^|[^a-z])[a-z])[\s\p{P}]+(?=[a-z](?:[^a-z]|$))/gu;

/** Whether readers would take a nickname for the shop or its staff. */
export function isNameOfShop(nickname: string, { "SITE.NAME": siteName }: Pick<Settings, "SITE.NAME">): boolean {
  const folded = fold(nickname);
  const english = folded.replace(SPELLED, "");
  const [name, shop] = [joined(folded), joined(fold(siteName))];
  const hasAny = (words: readonly string[], text: string) => words.some((word) => text.includes(word));
  const namesShop = shop !== "" && (name === shop || (name.includes(shop) && hasAny(BRANCHES, name.replace(shop, ""))));
  const isRole = [english, english.replaceAll("0", "o").replaceAll("1", "l")].some((text) => ENGLISH_ROLES.test(text));
  return hasAny(ROLES, name) || isRole || namesShop;
}
