import type { Settings } from "@noren/contract";
import { toKatakana } from "../search/fold.ts";

/** Words of a nickname that names the shop or its staff. */
const ROLES = /公式|オフィシャル|運営|事務局|店長|店主|店員|スタッフ|管理人|管理者/;
/** English words stand alone: badminton is no admin. */
const ENGLISH_ROLES = /(?<![a-z])(official|staff|admin|administrator)(?![a-z])/;
/** Words that turn the shop's name into that of a branch. */
const BRANCHES = /店|ショップ|ストア|shop|store/;

/** A name in one width, case and kana, without invisible characters. */
const fold = (name: string) =>
  toKatakana(
    name
      .normalize("NFKC")
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .toLowerCase(),
  );
const joined = (folded: string) => folded.replace(/[\s\p{P}\p{S}]/gu, "");

/** Whether readers would take a nickname for the shop or its staff. */
export function isNameOfShop(nickname: string, { "SITE.NAME": siteName }: Pick<Settings, "SITE.NAME">): boolean {
  const folded = fold(nickname);
  const [name, shop] = [joined(folded), joined(fold(siteName))];
  const namesShop = shop !== "" && (name === shop || (name.includes(shop) && BRANCHES.test(name.replace(shop, ""))));
  return ROLES.test(name) || ENGLISH_ROLES.test(folded) || namesShop;
}
