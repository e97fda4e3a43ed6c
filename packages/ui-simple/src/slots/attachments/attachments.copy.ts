import { ATTACHMENTS_MAX, UPLOAD_MAX_BYTES } from "@noren/validation/fields/upload-limits";

const MEGABYTES = UPLOAD_MAX_BYTES / (1024 * 1024);

export const attachmentsCopy = {
  label: "添付ファイル",
  help: `JPEG・PNG・WebP・PDF。1つ${MEGABYTES}MBまで、${ATTACHMENTS_MAX}つまで添付できます。`,
  choose: "ファイルを選ぶ",
  uploading: "アップロードしています",
  attached: "添付しました",
  remove: (name: string) => `${name}を外す`,
  wrongType: "この形式のファイルは添付できません。",
  empty: "ファイルの中身がありません。",
  tooLarge: `${MEGABYTES}MBを超えるファイルは添付できません。`,
  tooMany: `添付できるファイルは${ATTACHMENTS_MAX}つまでです。`,
  incomplete: (names: readonly string[]) =>
    `${names.map((name) => `「${name}」`).join("")}は添付できませんでした。外してから、もう一度送信してください。`,
} as const;
