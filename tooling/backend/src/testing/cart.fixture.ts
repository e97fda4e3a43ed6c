import { type Answer, type Call, calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { cartTokenHash, newCartToken } from "../cart/cart-token.ts";
import type { TestAnswer, TestShop } from "./shop.ts";

/** The ids of payment methods: those of the specification [constants.options] and our own. */
export const PAYMENT_IDS = {
  bankTransfer: 1,
  invoice: 2,
  deferred: 3,
  cashOnDelivery: 4,
  card: 5,
  convenience: 6,
  redirect: 7,
} as const;

export const orderer = {
  last_name: "山田",
  first_name: "花子",
  last_name_kana: "ヤマダ",
  first_name_kana: "ハナコ",
  email: "hanako@example.com",
  postal_code: "1500001",
  prefecture: "東京都",
  city: "渋谷区",
  address1: "神宮前1-2-3",
  address2: null,
  phone_number: "0312345678",
};

let guestCount = 0;

/** An orderer with an email and a phone number that no other has: another guest. */
export function otherOrderer(): typeof orderer {
  guestCount += 1;
  const number = String(guestCount).padStart(8, "0");
  return { ...orderer, email: `guest${number}@example.com`, phone_number: `03${number}` };
}

export const osaka = {
  shipping_last_name: "佐藤",
  shipping_first_name: "太郎",
  shipping_last_name_kana: "サトウ",
  shipping_first_name_kana: "タロウ",
  postal_code: "5300001",
  prefecture: "大阪府",
  city: "大阪市北区",
  address1: "梅田1-1-3",
  address2: "梅田ビル 5階",
  phone_number: "0612345678",
  cell_phone_number: null,
};
export const okinawa = {
  ...osaka,
  postal_code: "9000014",
  prefecture: "沖縄県",
  city: "那覇市",
  address1: "松尾1-1-1",
};

/** A cart and the calls on it. */
export interface TestCart {
  token: string;
  /** Makes a call with the token in the body and expects it to succeed. */
  edit(call: Call, body?: object): Promise<Answer<"getCart">>;
  /** Makes a call with the token in the body; it may fail. */
  send(call: Call, body?: object): Promise<TestAnswer>;
  read(): Promise<Answer<"getCart">>;
  /** Places the order; by default with the total that the cart shows. */
  placeOrder(total?: number): Promise<TestAnswer>;
}

const ownerOf = (memberId: number | undefined) => (memberId === undefined ? {} : { memberId });

function succeed(answer: TestAnswer): Answer<"getCart"> {
  expect(answer.body).not.toHaveProperty("code");
  return answer.body;
}

/** Opens the cart of a guest, or of a member. */
export async function testCart(shop: TestShop, memberId?: number): Promise<TestCart> {
  const { token } = succeed(await shop.call(calls.initCart, { ...ownerOf(memberId), body: {} }));
  return cartOf(shop, token, memberId);
}

/** The calls on a cart that exists. */
function cartOf(shop: TestShop, token: string, memberId?: number): TestCart {
  const as = ownerOf(memberId);
  const read = async () => succeed(await shop.call(calls.getCart, { ...as, params: { token } }));
  const send: TestCart["send"] = (call, body) => shop.call(call, { ...as, body: { token, ...body } });
  return {
    token,
    read,
    send,
    edit: async (call, body) => succeed(await send(call, body)),
    placeOrder: async (total) =>
      shop.call(calls.decideCart, {
        ...as,
        params: { token },
        body: { total_payment: total ?? (await read()).detail.order.total_payment },
      }),
  };
}

/** Opens a cart that is ready for its order: the given lines, to Osaka, by bank transfer. */
export async function readyCart(
  shop: TestShop,
  lines: readonly (readonly [variantId: number, quantity: number])[],
  memberId?: number,
  guest = orderer,
): Promise<TestCart> {
  const cart = await testCart(shop, memberId);
  for (const [product_id, quantity] of lines) await cart.edit(calls.addCartProduct, { product_id, quantity });
  if (memberId === undefined) await cart.edit(calls.modifyCartOrder, { orderer: guest });
  await cart.edit(calls.addCartShipping, { address: osaka });
  await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.bankTransfer });
  return cart;
}

/**
 * Copies a guest's cart in the database, as other guests' carts; building a cart by calls takes longer than its order.
 *
 * @param variant in place of the variant of the source's line; by default the copy has the same
 * @returns the copy's token
 */
export async function copyCart(
  shop: TestShop,
  source: string,
  variant?: { from: number; to: number },
): Promise<string> {
  const token = newCartToken();
  const line = (id: number) => `"variant_id": ${id},`;
  const content = variant
    ? sql`replace(content::text, ${line(variant.from)}, ${line(variant.to)})::jsonb`
    : sql`content`;
  await shop.db.execute(sql`
    WITH copy AS (
      INSERT INTO carts (channel_id, content, updated_at, expires_at)
      SELECT channel_id, ${content}, updated_at, expires_at
      FROM carts WHERE id = (SELECT cart_id FROM cart_tokens WHERE hash = ${cartTokenHash(source)})
      RETURNING id
    )
    INSERT INTO cart_tokens (hash, cart_id) SELECT ${cartTokenHash(token)}, id FROM copy`);
  return token;
}

/** Copies of a guest's cart that is ready for its order. */
export async function copyReadyCarts(
  shop: TestShop,
  lines: readonly (readonly [variantId: number, quantity: number])[],
  count: number,
): Promise<TestCart[]> {
  const { token } = await readyCart(shop, lines);
  const tokens = await Promise.all(Array.from({ length: count }, () => copyCart(shop, token)));
  return tokens.map((copy) => cartOf(shop, copy));
}
