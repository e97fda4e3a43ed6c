const pairs = (letters: string, meant: string) =>
  Array.from(letters, (letter, index) => [letter, meant[index] ?? ""] as const);

/** Letters that look like others: kanji and small kana, Cyrillic, Greek. */
export const lookalikes: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs("⻑營夕ッィョャ", "長営タツイヨヤ"),
  ...pairs("асԁеімпорѕт", "acdeimnorst"),
  ...pairs("αειοντρ", "aeiontr"),
]);

/** Words of a nickname that names the shop or its staff. */
export const nicknameRoles: readonly string[] =
  "公式 オフィシャル 運営 事務局 店長 てんちょう 店主 店員 スタッフ 管理人 管理者 従業員 販売元 販売者 出品者 当店 弊店 弊社 中の人 担当 窓口 カスタマー サポート".split(
    " ",
  );

/** Words that turn the shop's name into that of a branch. */
export const branchWords: readonly string[] = "店 ショップ ストア shop store".split(" ");
