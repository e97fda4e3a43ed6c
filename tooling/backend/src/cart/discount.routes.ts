import { calls } from "@noren/contract";
import { findVerifiedPerson } from "../account/verified-person.ts";
import type { Limit } from "../rate-limit/attempts.ts";
import { limitRefusals, type Outcome } from "../rate-limit/limit-refusals.ts";
import { hasCoupon, takeCoupon } from "../coupon/take-coupon.ts";
import type { HeldCoupon } from "../coupon/to-coupon.ts";
import { ApiError } from "../http/api-error.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Route, serve } from "../context/serve.ts";
import { couponRefusal } from "./cart-coupons.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { type LockedCart, editCart } from "./locked-cart.ts";
import { sumCart, sumProducts } from "./cart-sums.ts";
import { cartCopy } from "./cart.copy.ts";

/** Maximum number of coupons in one order. */
const COUPON_LIMIT = 5;

/** Limits unknown coupon codes by one member, or by one person with several accounts of a verified mailbox. */
const COUPON_CODES_PER_MEMBER: Limit = { scope: "coupon-code", max: 20, seconds: 900 };
/** The same of a network's members without a verified email, who may be one person: room for a campus. */
const COUPON_CODES_FROM_NETWORK: Limit = { scope: "coupon-code-ip", max: 200, seconds: 900 };

const refuse = (code: string, message: string) => new ApiError(422, code, message);

export const cartDiscountRoutes: readonly Route[] = [
  serve(calls.addCartCoupon, ({ body, ...shop }) =>
    limitCouponGuesses(shop, codeOf(body.code), () =>
      editCart(shop, body.token, "checkout", (locked) => addCoupon(locked, codeOf(body.code))),
    ),
  ),
  serve(calls.deleteCartCoupon, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content, pricing }) => ({
      ...content,
      coupons: content.coupons.filter((id) => pricing.coupons.get(id)?.coupon.code !== codeOf(body.code)),
    })),
  ),
  serve(calls.setCartPoint, ({ body: { token, use_point }, ...shop }) =>
    editCart(shop, token, "checkout", ({ content, variants, pricing, member }) => {
      if (!member) throw refuse("cart.point.member_only", cartCopy.pointOfMember);
      const usable = sumCart(content, variants, pricing).usablePoint;
      if (use_point > 0 && usable === null) throw refuse("cart.point.over", cartCopy.pointNotUsed);
      if (use_point > (usable ?? 0)) throw refuse("cart.point.over", cartCopy.pointOver(usable ?? 0));
      return { ...content, use_point };
    }),
  ),
];

async function addCoupon(locked: LockedCart, code: string): Promise<CartContent> {
  const { member, content, pricing } = locked;
  if (!member) throw refuse("cart.coupon.member_only", cartCopy.couponOfMember);
  const held = await takeCouponOfCode(locked, member.id, code);
  const { id, name } = held.coupon;
  if (content.coupons.includes(id)) return content;
  if (content.coupons.length >= COUPON_LIMIT) {
    throw refuse("cart.coupon.limit", cartCopy.tooManyCoupons(COUPON_LIMIT));
  }
  const refusal = couponRefusal(held, sumProducts(content, locked.variants), locked.delivery.now);
  if (refusal) throw refuse(`cart.coupon.${refusal.code}`, refusal.message);
  const changed = { ...content, coupons: [...content.coupons, id] };
  pricing.coupons.set(id, held);
  if (isWithoutEffect(locked, changed, id)) throw refuse("cart.coupon.no_effect", cartCopy.couponNoEffect(name));
  return changed;
}

/** Limits attempts with unknown codes. Otherwise a member could guess coupon codes. The code of a coupon that the member has is no guess. */
async function limitCouponGuesses<T>(shop: RequestContext, code: string, work: () => Promise<T>): Promise<T> {
  if (shop.memberId === null || (await hasCoupon(shop.db, shop.channel.id, shop.memberId, code))) return work();
  const person = await findVerifiedPerson(shop.db, shop.memberId);
  const limits = [
    { limit: COUPON_CODES_PER_MEMBER, subject: person ?? String(shop.memberId) },
    ...(person === null ? [{ limit: COUPON_CODES_FROM_NETWORK, subject: shop.network }] : []),
  ];
  const classify = (outcome: Outcome<T>) =>
    "code" in outcome && outcome.code === "cart.coupon.not_found" ? "refused" : undefined;
  return limitRefusals(shop, limits, classify, work);
}

/** Normalizes width and case. */
function codeOf(typed: string): string {
  return typed.normalize("NFKC").trim().toUpperCase();
}

/** Finds the member's coupon by its code. Acquires the coupon if the member does not hold it yet. */
function takeCouponOfCode({ tx, delivery, cart }: LockedCart, memberId: number, code: string): Promise<HeldCoupon> {
  return takeCoupon(tx, cart.channelId, memberId, { code }, delivery.now).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw refuse("cart.coupon.not_found", cartCopy.couponNotFound);
  });
}

/** Whether a coupon would not reduce the total. Without a destination the carriage is not known yet. */
function isWithoutEffect({ variants, pricing }: LockedCart, content: CartContent, id: number): boolean {
  if (pricing.coupons.get(id)?.coupon.kind === "carriage_free" && content.shippings.length === 0) return false;
  const used = sumCart(content, variants, pricing).coupons.find((coupon) => coupon.id === id);
  return !used || used.amount + used.carriage_amount === 0;
}
