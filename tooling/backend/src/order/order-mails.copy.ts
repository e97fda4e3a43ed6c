import type { PackedParcel } from "@noren/contract";
import { labelOf } from "@noren/validation/fields/field";
import { noshiFields } from "@noren/validation/fields/gift";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { weekdayOf } from "../time/japan-time.ts";

type Noshi = NonNullable<PackedParcel["noshi"]>;
type Sign = NonNullable<PackedParcel["sign"]>;
type Bag = NonNullable<PackedParcel["bag"]>;

/** Reductions are negative. */
const yen = (amount: number) => `${amount < 0 ? "−" : ""}${Math.abs(amount).toLocaleString("ja-JP")}円`;
const WEEKDAYS = "日月火水木金土";

/** Text of the order mails. All amounts include tax. */
export const orderMailCopy = {
  yen,
  day: (day: string) => `${lightFormat(parseISO(day), "yyyy年M月d日")}（${WEEKDAYS.charAt(weekdayOf(day))}）`,
  moment: (day: string, time: string) => `${orderMailCopy.day(day)} ${time}`,
  confirmed: {
    subject: "ご注文ありがとうございます",
    lead: (greeting: string, shop: string) =>
      `${greeting}\n\nこのたびは${shop}をご利用いただき、誠にありがとうございます。\n下記の内容でご注文を承りました。`,
    cancel: "ご注文のキャンセルは、発送の準備に入るまでマイページの注文履歴から承ります。",
    guestCancel:
      "ご注文のキャンセルは、発送の準備に入るまで、お電話またはメールで承ります。ご注文番号をお知らせください。",
    giftCancel: "ご注文のキャンセルは、お相手がお受け取りの手続きをされるまで、マイページの注文履歴から承ります。",
    guestGiftCancel:
      "ご注文のキャンセルは、お相手がお受け取りの手続きをされるまで、お電話またはメールで承ります。ご注文番号をお知らせください。",
    /** The page is named below. */
    receipt: (isPaid: boolean) => `領収書は、${isPaid ? "" : "ご入金の確認後に"}下記のページから発行いただけます。`,
    memberReceipt: (isPaid: boolean) =>
      `領収書は、${isPaid ? "" : "ご入金の確認後に"}マイページの注文履歴から発行いただけます。`,
  },
  cancelled: {
    subject: "ご注文のキャンセルを承りました",
    lead: (greeting: string, shop: string) =>
      `${greeting}\n\nいつも${shop}をご利用いただき、誠にありがとうございます。\n下記のご注文のキャンセルを承りました。`,
    refundByHand: "お支払い済みの代金のご返金については、あらためてご連絡いたします。",
    refundByService:
      "お支払い済みの代金は、ご利用の決済サービスを通じてご返金いたします。ご利用明細に反映される時期は、カード会社や決済サービスによって異なります。",
    notPaid:
      "このご注文の代金は、お支払いいただいておりません。これからのお支払いはお控えください。行き違いでお支払いの場合は、お手数ですが、このご注文番号を添えて店舗までお問い合わせください。",
    reason: "キャンセルの理由",
    sums: "ご注文金額",
  },
  shipped: {
    subject: "商品を発送しました",
    lead: (greeting: string) =>
      `${greeting}\n\n下記のご注文の商品を発送いたしました。お届けまで、いましばらくお待ちください。`,
  },
  orderNo: "ご注文番号",
  orderedAt: "ご注文日時",
  cancelledAt: "キャンセル日時",
  payment: "お支払い方法",
  guide: "お支払いについて",
  invoiceRecipient: "請求書の宛名",
  invoiceRecipientOf: (name: string) => `${name} 御中`,
  sender: "ご依頼主",
  senderOf: (name: string, address: string) => `${name} 様\n${address}`,
  destination: (position: number, count: number) => (count > 1 ? `お届け先（${position}/${count}）` : "お届け先"),
  giftDestination: "お届け先とお届け日時は、ギフトを受け取られる方がご指定になります。",
  giftDestinationOncePaid:
    "お届け先とお届け日時は、ギフトを受け取られる方がご指定になります。\nそのためのリンクを、ご入金を確認しだいメールでお送りします。お受け取りの期限は、その日から数えます。",
  shippingName: "お名前",
  shippingNameOf: (name: string) => `${name} 様`,
  address: "ご住所",
  phone: "電話番号",
  parcel: (position: number) => `お荷物${position}`,
  content: (name: string, quantity: number) => `${name} × ${quantity}点`,
  temperature: "配送温度帯",
  temperatures: { chilled: "冷蔵", frozen: "冷凍", ambient: "常温" },
  deliveryAt: "お届け希望日",
  timezone: "お届け時間帯",
  wrapping: "包装",
  noshi: "のし",
  noshiOf: ({ title, knot, cord, placement, names, affiliation, reading }: Noshi) =>
    [
      title,
      `${labelOf(noshiFields.cord, cord)}${labelOf(noshiFields.knot, knot)}`,
      ...(placement === null ? [] : [labelOf(noshiFields.placement, placement)]),
      ...(affiliation === null ? [] : [affiliation]),
      ...(names.length === 0 ? ["お名前なし"] : [`お名前：${names.join("・")}`]),
      ...(reading === null ? [] : [`ふりがな：${reading}`]),
    ].join("、"),
  occasion: "ご用途",
  sign: "立札",
  signOf: ({ name, title, receiver, giver }: Sign) =>
    [`${name}：${title}`, ...(receiver === null ? [] : [`${receiver} 様`]), giver].join("、"),
  bag: "手提げ袋",
  bagOf: ({ name, quantity }: Bag) => `${name} ${quantity}枚`,
  slip: "納品書",
  noPrices: "金額を記載しません",
  card: "メッセージカード",
  unspecified: "指定なし",
  unspecifiedDay: "指定なし（最短でお届け）",
  unspecifiedOncePaid: "指定なし（ご入金の確認後、最短でお届け）",
  planned: (day: string) => `${day}（予定：ご入金の確認後に発送します）`,
  item: (name: string, isReduced: boolean, price: number, quantity: number) =>
    `${name}${isReduced ? " ※" : ""}\n${yen(price)} × ${quantity}点`,
  restoredDiscounts: "ご利用いただいたポイントとクーポンは、お戻ししました。",
  sums: "ご請求金額",
  total: "合計（税込）",
  rate: (rate: number) => `${rate}%対象${rate === 8 ? " ※" : ""}`,
  rateAmount: (amount: number, tax: number) => `${yen(amount)}（うち消費税 ${yen(tax)}）`,
  reducedLegend: "※ は軽減税率対象商品です。表示の金額はすべて税込です。",
  taxIncluded: "表示の金額はすべて税込です。",
  earning: (points: number) => `このご注文で${points.toLocaleString("ja-JP")}ポイントを獲得します（商品のお届け後）。`,
  remarks: "ご要望・備考",
  history: "注文履歴で確認する",
  receipt: "領収書を発行する",
} as const;
