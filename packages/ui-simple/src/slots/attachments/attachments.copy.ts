import { ATTACHMENTS_MAX, REVIEW_PHOTOS_MAX, UPLOAD_MAX_BYTES } from "@noren/validation/fields/upload-limits";

const MEGABYTES = UPLOAD_MAX_BYTES / (1024 * 1024);

export const attachmentsCopy = {
  label: "添付ファイル",
  help: `JPEG・PNG・WebP・PDF。1つ${MEGABYTES}MBまで、${ATTACHMENTS_MAX}つまで添付できます。`,
  choose: "ファイルを選ぶ",
  photos: {
    label: "写真（任意）",
    help: `JPEG・PNG・WebP。1枚${MEGABYTES}MBまで、${REVIEW_PHOTOS_MAX}枚まで。撮影場所などの情報は取り除いて掲載します。`,
    choose: "写真を選ぶ",
  },
  uploading: "アップロードしています",
  attached: "添付しました",
  remove: (name: string) => `${name}を外す`,
  wrongType: "この形式のファイルは添付できません。",
  empty: "ファイルの中身がありません。",
  tooLarge: `${MEGABYTES}MBを超えるファイルは添付できません。`,
  tooMany: (max: number) => `添付できるファイルは${max}つまでです。`,
  incomplete: (names: readonly string[]) =>
    `${names.map((name) => `「${name}」`).join("")}は添付できませんでした。外してから、もう一度お進みください。`,
} as const;
