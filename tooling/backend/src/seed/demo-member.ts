import type { OrderStatus } from "@noren/contract";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import { and, asc, desc, eq, gte, lte } from "drizzle-orm";
import type { Profile } from "../account/profile.ts";
import { registerMember } from "../membership/register.ts";
import { addAddress, listBook } from "../address/address-book.ts";
import { toPlainAddress, type PlainAddress } from "../address/plain-address.ts";
import { NO_DELIVERY_WISH, parcelsOf } from "../cart/cart-content.ts";
import type { Packaging } from "../db/schema/cart-content.ts";
import { parcelWindow, createDeliveryWish } from "../cart/cart-delivery.ts";
import { changePacking } from "../cart/packing-edits.ts";
import { listPackingOptions } from "../cart/packing-options.ts";
import { addShipping } from "../cart/shipping-edits.ts";
import { takeCoupon } from "../coupon/take-coupon.ts";
import type { Transaction } from "../db/pool.ts";
import { products, variants } from "../db/schema/catalogue.ts";
import type { PackingOption } from "../db/schema/packing.ts";
import type { Channel } from "../db/schema/shop.ts";
import { cancelOrder } from "../order/cancel-order.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { seedDemoCards } from "./demo-cards.ts";
import { seedDemoGifts, seedDemoReceipt } from "./demo-gifts.ts";
import { seedDemoNotes, seedDemoPoints } from "./demo-notes.ts";
import { type DemoLine, placeDemoOrder } from "./demo-order.ts";
import { listSpecialLines } from "./special-lines.ts";
import { seedDemoLogins } from "./demo-logins.ts";
import { undeliverableTo } from "../cart/undeliverable.ts";
import { seedNewcomer } from "./demo-newcomer.ts";
import { DEMO_LOGIN } from "./shops.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

const profile: Profile = {
  last_name: "暖簾",
  first_name: "花子",
  last_name_kana: "ノレン",
  first_name_kana: "ハナコ",
  email: DEMO_LOGIN.username,
  postal_code: "1040061",
  prefecture: "東京都",
  city: "中央区",
  address1: "銀座4-2-15",
  address2: "のれんビル 302号室",
  phone_number: "0335550123",
  cell_phone_number: "09055550123",
  company_name: "株式会社のれん堂",
  department: "総務部",
  job: null,
  fax: null,
  birthday: "1988-04-12",
  gender: 2,
  is_receive_newsletter: 1,
};

const parents: PlainAddress = {
  shipping_last_name: "暖簾",
  shipping_first_name: "正夫",
  shipping_last_name_kana: "ノレン",
  shipping_first_name_kana: "マサオ",
  postal_code: "6048005",
  prefecture: "京都府",
  city: "京都市中京区",
  address1: "恵比須町427",
  address2: null,
  phone_number: "0755550123",
  cell_phone_number: null,
};

const friend: PlainAddress = {
  shipping_last_name: "比嘉",
  shipping_first_name: "美咲",
  shipping_last_name_kana: "ヒガ",
  shipping_first_name_kana: "ミサキ",
  postal_code: "9000014",
  prefecture: "沖縄県",
  city: "那覇市",
  address1: "松尾2-10-1",
  address2: "コーポ松尾 105",
  phone_number: "0985550123",
  cell_phone_number: null,
};

/** Position of the parents in the address book. */
const PARENTS = 1;

const HISTORY: readonly {
  daysAgo: number;
  /** Where the order's products begin in the list of variants. */
  firstVariant: number;
  quantities: readonly number[];
  /** Position in the address book: 0 is the member. */
  address: number;
  payment: 1 | 2 | 4;
  slot: string | null;
  states: readonly OrderStatus[];
  cancelReason?: string;
  /** A coupon code, and the points used. */
  coupon?: string;
  usePoint?: number;
  /** Gift-wrapped, with a card. */
  card?: string;
  /** The member has downloaded the receipt. */
  hasReceipt?: true;
  /** With a product that carries these letters, and a product with its accessory. */
  embroidery?: string;
}[] = [
  {
    daysAgo: 118,
    firstVariant: 0,
    quantities: [1, 2],
    address: 0,
    payment: 4,
    slot: "18-20",
    states: ["preparing", "shipped", "completed"],
  },
  {
    daysAgo: 61,
    firstVariant: 2,
    quantities: [1],
    address: 1,
    payment: 1,
    slot: "08-12",
    states: ["paid", "preparing", "shipped", "completed"],
    card: "お父さん、お母さんへ\nいつもありがとう。体に気をつけて、また一緒に食事をしましょう。",
    hasReceipt: true,
  },
  {
    daysAgo: 33,
    firstVariant: 3,
    quantities: [1, 1, 3],
    address: 0,
    payment: 2,
    slot: null,
    states: ["preparing", "shipped", "completed"],
    coupon: "THANKS300",
  },
  {
    daysAgo: 20,
    firstVariant: 6,
    quantities: [2],
    address: 2,
    payment: 1,
    slot: "14-16",
    states: [],
    cancelReason: "色を間違えて注文したため",
  },
  {
    daysAgo: 6,
    firstVariant: 7,
    quantities: [1, 1],
    address: 1,
    payment: 4,
    slot: "08-12",
    states: ["preparing", "shipped"],
    usePoint: 200,
  },
  {
    daysAgo: 2,
    firstVariant: 9,
    quantities: [1],
    address: 0,
    payment: 1,
    slot: "19-21",
    states: ["paid", "preparing"],
    embroidery: "花子",
  },
  { daysAgo: 1, firstVariant: 10, quantities: [2, 1], address: 0, payment: 1, slot: null, states: [] },
];

/**
 * Registers the demo member with an address book and past orders, through the regular services,
 * with past dates. Runs after the products: the orders take from their stock.
 */
export async function seedDemoMember(tx: Transaction, channel: Channel, now: Date): Promise<void> {
  const ago = (days: number) => addDaysInJapan(now, -days);
  const { id: memberId } = await registerMember(tx, channel, { profile, password: DEMO_LOGIN.password }, ago(150));
  const newcomerId = await seedDemoLogins(tx, channel, memberId, now);
  await addAddress(tx, memberId, parents);
  await addAddress(tx, memberId, friend);
  await seedDemoCards(tx, channel, memberId, ago(100));
  const book = await listBook(tx, memberId);
  const variantIds = await listWellStockedVariants(tx, channel.id);
  if (variantIds.length === 0) return;
  const demo = { tx, channel, memberId, now };
  await seedDemoPoints(demo);
  const orderIds: number[] = [];
  const packings = await listPackingOptions(tx, channel.id);

  for (const past of HISTORY) {
    const at = ago(past.daysAgo);
    // Without a secret: it signs links in mails, and mails dated in the past are not sent (`seed.ts`).
    const shop = { db: tx, channel, memberId, now: () => at, secret: "" };
    const lines = past.quantities.map((quantity, index): DemoLine => ({
      variantId: variantIds[(past.firstVariant + index) % variantIds.length] ?? 0,
      quantity,
    }));
    if (past.embroidery !== undefined) lines.push(...(await listSpecialLines(tx, channel.id, past.embroidery)));
    const coupon = past.coupon && (await takeCoupon(tx, channel.id, memberId, { code: past.coupon }, at));
    const orderId = await placeDemoOrder(shop, lines, (content, context) => {
      if (coupon) context.pricing.coupons.set(coupon.coupon.id, coupon);
      context.pricing.packingOptions = packings;
      const discounts = { coupons: coupon ? [coupon.coupon.id] : [], use_point: past.usePoint ?? 0 };
      const sendTo = (position: number) => {
        const address = book[position] ?? parents;
        const destination = { address: toPlainAddress(address), user_address_id: book[position]?.id ?? null };
        return { ...addShipping(content, destination, true), ...discounts };
      };
      // Flowers do not go to the friend in Okinawa.
      const wished = sendTo(past.address);
      const [to] = wished.shippings;
      const isRefused = to && undeliverableTo(wished, to, context.variants, context.delivery.tariffs) !== null;
      const placed = isRefused ? sendTo(PARENTS) : wished;
      const [parcel] = parcelsOf(placed);
      if (!parcel) return placed;
      const window = parcelWindow(parcel, context.variants, context.delivery);
      const first = { day: window.dates[0] ?? null, slot: past.slot };
      const wish = past.slot === null ? null : createDeliveryWish(window, context.delivery.slots, first);
      const packed = changePacking(placed, parcel.packing.key, {
        wish: wish ?? NO_DELIVERY_WISH,
        packaging: past.card === undefined ? NO_GIFT_PACKING : demoPackaging(packings, past.card),
      });
      return { ...packed, payment_id: past.payment };
    });
    orderIds.push(orderId);
    const nextDay = addDaysInJapan(at, 1);
    for (const state of past.states) await updateOrderStatus(tx, orderId, state, state === "shipped" ? nextDay : at);
    if (past.cancelReason !== undefined) await cancelOrder(tx, memberId, orderId, past.cancelReason, nextDay);
    if (past.hasReceipt) await seedDemoReceipt(tx, channel, orderId, nextDay);
  }
  await seedDemoGifts({ tx, channel, memberId }, variantIds, now);
  const [, orderId = 0] = orderIds;
  await seedDemoNotes(demo, { variantIds, orderId });
  await seedNewcomer(tx, { channel, userId: newcomerId, variantIds }, now);
}

/** The shop's first packing, and its noshi for thanks if it has one. */
function demoPackaging(options: readonly PackingOption[], message: string): Packaging {
  const first = (kind: PackingOption["kind"]) => options.find((option) => option.kind === kind);
  const card = first("card");
  const thanks = options.find(({ kind, titles }) => kind === "occasion" && titles?.includes("御礼"));
  return {
    ...NO_GIFT_PACKING,
    occasion_id: thanks?.id ?? null,
    wrapping_id: first("wrapping")?.id ?? null,
    noshi: thanks
      ? {
          title: "御礼",
          knot: "chomusubi",
          cord: "red-white",
          placement: "inner",
          names: [`${profile.last_name} ${profile.first_name}`],
          affiliation: null,
          reading: null,
        }
      : null,
    message_card: card ? { id: card.id, message } : null,
  };
}

/** One variant of each product with enough stock that all payment methods allow, recommended ones first. */
async function listWellStockedVariants(tx: Transaction, channelId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinctOn([products.position, products.id], { id: variants.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      and(
        eq(products.channelId, channelId),
        eq(products.isShow, true),
        eq(variants.isActive, true),
        gte(variants.stock, 12),
        lte(variants.price, 30_000),
      ),
    )
    .orderBy(asc(products.position), asc(products.id), desc(variants.stock))
    .limit(12);
  return rows.map((row) => row.id);
}
