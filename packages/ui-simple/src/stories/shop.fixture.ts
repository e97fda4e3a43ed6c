import type { BusinessDate } from "@noren/contract";
import { paths, staticPages } from "@noren/contract/paths";
import type { FooterProps } from "#ui/slots/footer/footer";

export const shopName = "のれん商店";

export const contact = {
  phone: { text: "03-0142-0351", url: "tel:0301420351" },
  hours: "平日 10:00〜17:00",
  email: { text: "support@orifushi.example", url: "mailto:support@orifushi.example" },
};

export const seller = {
  name: "株式会社折節",
  address: "〒111-0053 東京都台東区浅草橋9丁目8番7号 折節ビル2階",
  registrationNumber: "T4010701084263",
};

const daysOf = (year: number, month: number, closed: readonly number[]): BusinessDate[] =>
  Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) => ({
    date: `${year}-${String(month).padStart(2, "0")}-${String(at + 1).padStart(2, "0")}`,
    is_open: !closed.includes(at + 1),
    holiday_name: month === 11 && at === 22 ? "勤労感謝の日" : null,
  }));

export const businessDates = [
  ...daysOf(2026, 11, [1, 3, 7, 8, 14, 15, 21, 22, 23, 28, 29]),
  ...daysOf(2026, 12, [5, 6, 12, 13, 19, 20, 26, 27, 29, 30, 31]),
];

/** Pages that not every shop has. */
export const offeredPages = [
  { path: paths.stylistList(), name: "選ぶ人" },
  { path: paths.flipBook(), name: "デジタルカタログ" },
  { path: paths.catalogOrder(), name: "カタログのご請求" },
  { path: paths.couponList(), name: "クーポン" },
];

export const footerGroups: FooterProps["groups"] = [
  {
    kind: "guide",
    links: [
      { path: "/guide", name: "ご利用ガイド" },
      { path: staticPages.delivery, name: "送料とお届け" },
      { path: "/guide/payment", name: "お支払い方法" },
      { path: "/guide/returns", name: "返品と交換" },
      { path: paths.faq(), name: "よくあるご質問" },
      { path: paths.contact(), name: "お問い合わせ" },
    ],
  },
  {
    kind: "about",
    links: [
      { path: "/about", name: "私たちについて" },
      { path: paths.newsList(), name: "お知らせ" },
    ],
  },
  {
    kind: "discover",
    links: [
      { path: paths.blogList(), name: "読みもの" },
      { path: paths.makerList(), name: "つくり手" },
      { path: paths.brandList(), name: "ブランド一覧" },
      ...offeredPages,
    ],
  },
  { kind: "shops", links: [{ path: paths.loginSync({ channel: "fl1" }), name: "花信" }] },
];

export const legalLinks = [
  { path: staticPages.law, name: "特定商取引法に基づく表記" },
  { path: staticPages.privacy, name: "プライバシーポリシー" },
  { path: staticPages.terms, name: "利用規約" },
  { path: staticPages.externalTransmission, name: "外部送信について" },
];
