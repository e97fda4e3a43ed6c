import { giftFields } from "@noren/validation/fields/gift";
import { emptyValues } from "@noren/validation/form-values";
import type { CartGiftProps, GiftOption, GiftReview } from "#ui/screens/cart-gift/cart-gift.props";
import { studio } from "#ui/stories/pictures.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";

const option = { description: "", picture: null, refusal: null };

const wrappings: GiftOption[] = [
  {
    ...option,
    value: "11",
    name: "包装紙 生成り",
    description: "和紙の風合いの包装紙で、お品をひとつにお包みします。",
    price: 0,
    picture: studio("gift-wrap-kinari", "#e7e1d6", "生成りの包装紙で包んだ箱"),
  },
  {
    ...option,
    value: "12",
    name: "包装紙 桜と紅のリボン",
    description: "桜色の包装紙に、紅いリボンを結びます。",
    price: 220,
    picture: studio("gift-ribbon-sakura", "#ebdcda", "桜色の包装紙の箱"),
  },
];
const cards: GiftOption[] = [
  { ...option, value: "21", name: "メッセージカード 生成り", price: 110 },
  { ...option, value: "22", name: "メッセージカード 花の箔押し", price: 220 },
];

/** The values before any choice. */
export const emptyReview: GiftReview = {
  occasion: null,
  wrappings,
  cards,
  titles: [],
  titleRefusal: null,
  knots: [],
  cords: [],
  signTitles: [],
  noshi: null,
  hasPlacement: false,
  message: null,
  sign: null,
  cautions: [],
  price: 0,
};

const BOW = "「結婚祝い」には、何度も結び直せる蝶結びをお使いいただけません。結び切りかあわじ結びをお選びください。";
const FESTIVE =
  "「香典返し」には、慶事用の「包装紙 桜と紅のリボン」をお使いいただけません。ほかのものをお選びください。";
const message = "ご結婚おめでとうございます。\nおふたりの末永いお幸せをお祈りいたします。";

export const weddingReview: GiftReview = {
  ...emptyReview,
  hasPlacement: true,
  occasion: {
    description: "一度きりであるように、結び切りかあわじ結びをお使いします。",
    hasNoshi: true,
    nameHint: "贈る方のお名前（姓、または姓名）を入れます。",
    messages: [message, "ご結婚おめでとうございます。\n笑顔のたえない、あたたかなご家庭を築かれますように。"],
  },
  titles: ["寿", "御結婚御祝", "御祝"],
  knots: [
    { value: "chomusubi", refusal: BOW },
    { value: "musubikiri", refusal: null },
    { value: "awajimusubi", refusal: null },
  ],
  cords: ["red-white"],
  noshi: weddingParcel.noshi,
  message,
  price: 330,
};

export const condolenceReview: GiftReview = {
  ...weddingReview,
  occasion: {
    description: "四十九日を過ぎてからお贈りします。",
    hasNoshi: true,
    nameHint: "喪家の姓を入れます。",
    messages: [],
  },
  wrappings: wrappings.map((each, index) => (index === 1 ? { ...each, refusal: FESTIVE } : each)),
  titles: ["志", "満中陰志", "偲び草"],
  cords: ["black-white", "yellow-white"],
  noshi: {
    title: "志",
    knot: "musubikiri",
    cord: "black-white",
    strands: 5,
    has_ornament: false,
    names: ["山田家"],
    affiliation: null,
    reading: null,
  },
  message: "ご出産おめでとうございます。",
  cautions: ["弔事のカードに、お祝いの言葉が入っています。文面をお確かめください。"],
  price: 110,
};

export const signReview: GiftReview = {
  ...emptyReview,
  occasion: { description: "", hasNoshi: false, nameHint: "", messages: [] },
  signTitles: ["祝 御開店", "祝 御移転", "御祝"],
  sign: { title: "祝 御開店", receiver: "喫茶のれん", giver: "山田花子" },
};

export const offers: NonNullable<CartGiftProps["offers"]> = {
  occasions: ["結婚祝い", "香典返し", "開店・開業祝い"].map((label, index) => ({ value: String(index + 1), label })),
  hasNoshi: true,
  hasCards: true,
  signs: [],
  bags: [{ ...option, value: "31", name: "紙袋 生成り", price: 55 }],
};

export const signOffers: NonNullable<CartGiftProps["offers"]> = {
  ...offers,
  hasNoshi: false,
  signs: [{ ...option, value: "41", name: "立札 木目", price: 550 }],
};

const noValues = { ...emptyValues(giftFields), bag_quantity: "1", hides_prices: true };

export const parcel: NonNullable<CartGiftProps["parcel"]> = {
  name: "佐々木　健一",
  lines: [
    { key: "l1", name: "青磁の飯碗 大", quantity: 2 },
    { key: "l2", name: "しぼり染めの風呂敷", quantity: 1 },
  ],
  initialValues: noValues,
  isPacked: false,
  hasOthers: false,
};

const printed = { has_noshi: "with", knot: "musubikiri", cord: "red-white", placement: "inner" };

export const weddingValues: typeof parcel.initialValues = {
  ...noValues,
  ...printed,
  occasion: "1",
  wrapping: "12",
  title: "寿",
  name_1: "山田　太郎",
  name_2: "花子",
  card: "21",
  message,
};

export const condolenceValues: typeof parcel.initialValues = {
  ...noValues,
  ...printed,
  occasion: "2",
  wrapping: "11",
  title: "志",
  cord: "black-white",
  name_1: "山田家",
  card: "21",
  message: "ご出産おめでとうございます。",
};

export const signValues: typeof parcel.initialValues = {
  ...noValues,
  occasion: "3",
  sign: "41",
  sign_title: "祝 御開店",
  sign_receiver: "喫茶のれん",
  sign_giver: "山田花子",
};
