import type { SynonymGroup } from "../db/schema/catalogue.ts";

export const synonymsCopy = {
  header: ["種類", "言葉"],
  kinds: { equal: "同義", leads: "関連", omit: "省略" } satisfies Record<SynonymGroup["kind"], string>,
  unknownKind: "1列目は「同義」「関連」「省略」のいずれかにしてください。",
  tooFewWords: "言葉を2つ以上入力してください。",
  tooManyWords: (max: number) => `言葉は${max}個までです。`,
  tooManyGroups: (max: number) => `${max}行までです。`,
  unusableWord: (word: string, max: number) =>
    `「${word}」は使えません。文字を含む${max}文字までの言葉にしてください。`,
  line: (line: number, error: string) => `${line}行目: ${error}`,
  unknownShop: (key: string) => `${key} というショップはありません。`,
  noCsv: "CSVとして読み取れません。文字コードはUTF-8かShift_JISにしてください。",
  unchanged: "辞書は変更していません。",
  saved: (shop: string, groups: number) => `${shop} の辞書を${groups}組にしました。`,
  reset: (shop: string, groups: number) => `${shop} の辞書を初期の${groups}組に戻しました。`,
} as const;
