import type { GiftService } from "@noren/contract";

const giftServices: Record<GiftService, string> = {
  wrapping: "包装",
  noshi: "のし",
  message_card: "メッセージカード",
  sign: "立札",
  bag: "手提げ袋",
};

export const productDetailsCopy = {
  giftServices,
  specs: "商品の仕様",
  sizes: "サイズ表",
  size: "サイズ",
  gift: "贈りものに",
  giftNote: (services: readonly string[]) =>
    `${services.join("・")}を承ります。ご注文手続きの「お届け日時」でお選びください。`,
  maker: "つくり手",
  tags: "タグ",
  inquiry: "この商品について問い合わせる",
  share: "この商品を共有する",
  copied: "商品のURLをコピーしました。",
  notCopied: "コピーできませんでした。アドレス欄のURLをお使いください。",
};
