import type { Settings } from "@noren/contract";
import { toKatakana } from "../search/fold.ts";
import { branchWords, lookalikes, nicknameRoles } from "./shop-words.copy.ts";

/** A name in one width, case and kana, without marks and invisible characters, each lookalike as the letter that it looks like. */
function fold(name: string): string {
  const bare = name.normalize("NFKD").replace(/[\u0300-\u036F\u20D0-\u20FF\p{Default_Ignorable_Code_Point}]/gu, "");
  const letters = toKatakana(bare.normalize("NFKC").toLowerCase());
  return letters.replace(/./gu, (letter) => lookalikes[letter] ?? letter);
}
const removeSeparators = (folded: string) => folded.replace(/[\s\p{P}\p{S}]/gu, "");

/** Words of a nickname that names the shop or its staff. */
const ROLES = nicknameRoles.map(fold);
/** English words count only as whole words: badminton contains no admin. */
const ENGLISH_ROLES = /(?<![a-z])(official|staff|admin|administrator|support)(?![a-z])/;
/** Words that turn the shop's name into that of a branch. */
const BRANCHES = branchWords.map(fold);

/** Single letters with signs between them, which read as one word. */
const SPELLED = /(?<=(?:^|[^a-z])[a-z])[\s\p{P}]+(?=[a-z](?:[^a-z]|$))/gu;

/** Whether readers would take a nickname for the shop or its staff. */
export function isNameOfShop(nickname: string, { "SITE.NAME": siteName }: Pick<Settings, "SITE.NAME">): boolean {
  const folded = fold(nickname);
  const english = folded.replace(SPELLED, "");
  const [name, shop] = [removeSeparators(folded), removeSeparators(fold(siteName))];
  const hasAny = (words: readonly string[], text: string) => words.some((word) => text.includes(word));
  const namesShop = shop !== "" && (name === shop || (name.includes(shop) && hasAny(BRANCHES, name.replace(shop, ""))));
  const isRole = [english, english.replaceAll("0", "o").replaceAll("1", "l")].some((text) => ENGLISH_ROLES.test(text));
  return hasAny(ROLES, name) || isRole || namesShop;
}
