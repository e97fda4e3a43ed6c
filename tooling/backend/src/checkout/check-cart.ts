import type { Orderer } from "@noren/contract";
import { isLoginRequired } from "@noren/contract/settings";
import { eq } from "drizzle-orm";
import { nameOf } from "../address/plain-address.ts";
import { parcelsOf } from "../cart/cart-content.ts";
import { canArrive, parcelWindow } from "../cart/cart-delivery.ts";
import { type LockedCart, ordererOf } from "../cart/locked-cart.ts";
import { reconcileDiscounts } from "../cart/cart-discounts.ts";
import { type CartSums, sumCart } from "../cart/cart-sums.ts";
import { cartCopy } from "../cart/cart.copy.ts";
import { createNotDeliverableError, undeliverableTo } from "../cart/undeliverable.ts";
import { reconcilePackingOptions } from "../cart/packing-options.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import { orderCopy } from "../order/order.copy.ts";
import type { CheckedCart } from "../order/write-order.ts";

/**
 * Validates a cart for its order, under the locks of cart and stock: the shop is selling, the products are for sale and in
 * stock, all required input is present, the delivery days are possible, and the total is the confirmed one.
 *
 * @param pieces the ordered quantity by variant id
 * @throws ApiError as `calls.decideCart` names them
 */
export async function checkCart(
  locked: LockedCart,
  channelId: number,
  pieces: ReadonlyMap<number, number>,
  confirmedTotal: number,
): Promise<CheckedCart> {
  await checkSelling(locked, channelId);
  checkStock(locked, pieces);
  checkDestinations(locked);
  checkDiscounts(locked);
  const sums = sumCart(locked.content, locked.variants, locked.pricing);
  const orderer = locked.member ? ordererOf(locked.member) : locked.content.orderer;
  const missing = missingParts(locked, sums, orderer);
  if (Object.keys(missing).length > 0 || !orderer || !sums.payment) {
    const first = Object.values(missing).flat()[0] ?? orderCopy.notReady;
    throw new ApiError(422, "cart.decision.not_ready", first, missing);
  }
  if (sums.totals.total_payment !== confirmedTotal) {
    throw new ApiError(409, "cart.decision.total_changed", orderCopy.totalChanged(sums.totals.total_payment));
  }
  return { sums, orderer, payment: sums.payment };
}

/** Reads the settings again, because those of the request are cached for a few seconds. */
async function checkSelling({ tx, member }: LockedCart, channelId: number): Promise<void> {
  const [channel] = await tx.select({ settings: channels.settings }).from(channels).where(eq(channels.id, channelId));
  const { "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": isUse, "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": isSelling } =
    channel?.settings ?? {};
  // A members-only shop rejects guests' orders [settings.drive-behaviour].
  if (channel && isLoginRequired(channel.settings) && !member) throw createUnauthenticatedError();
  if (isUse && !isSelling) throw new ApiError(422, "cart.decision.stopped_selling", cartCopy.stoppedSelling);
}

function checkStock({ content, variants }: LockedCart, pieces: ReadonlyMap<number, number>): void {
  const nameOfLine = (id: number) => content.lines.find((line) => line.variant_id === id)?.seen.name ?? "";
  for (const [id, quantity] of pieces) {
    const variant = variants.get(id);
    if (!variant?.isForSale) {
      throw new ApiError(422, "cart.update_products.not_sale", orderCopy.notForSale(variant?.name ?? nameOfLine(id)));
    }
    if (quantity <= variant.stock) continue;
    const message =
      variant.stock === 0 ? orderCopy.soldOut(variant.name) : orderCopy.fewer(variant.name, variant.stock);
    throw new ApiError(409, "cart.decision.out_of_stock", message);
  }
}

/** Rejects the order if a product cannot be delivered to its destination, such as one that was added after the address. */
function checkDestinations({ content, variants, delivery }: LockedCart): void {
  for (const shipping of content.shippings) {
    const refusal = undeliverableTo(content, shipping, variants, delivery.tariffs);
    if (refusal !== null) throw createNotDeliverableError(refusal);
  }
}

/** Rejects the order if a confirmed coupon or confirmed points are no longer available. */
function checkDiscounts({ content, variants, pricing, delivery }: LockedCart): void {
  const [notice] = reconcileDiscounts(content, variants, pricing, delivery.now).notices;
  if (!notice) return;
  const code = notice.code === "cart.notice.point" ? "cart.decision.point" : "cart.decision.coupon";
  throw new ApiError(409, code, notice.message);
}

/** Returns the errors of missing or impossible input, by part of the cart. */
function missingParts(locked: LockedCart, sums: CartSums, orderer: Required<Orderer> | null): Record<string, string[]> {
  const { content, variants, pricing, delivery } = locked;
  const parcels = parcelsOf(content);
  const empty = content.shippings.filter((shipping) =>
    parcels.every((parcel) => parcel.shipping !== shipping || parcel.lines.length === 0),
  );
  const late = parcels.some(
    (parcel) => !canArrive(parcelWindow(parcel, variants, delivery), parcel.packing.wish.delivery_at),
  );
  const [unpackable] = reconcilePackingOptions(content, pricing.packingOptions).notices;
  return {
    ...(content.lines.length === 0 && { products: [orderCopy.noProducts] }),
    ...(!orderer && { orderer: [orderCopy.noOrderer] }),
    ...(content.shippings.length === 0 && !content.social && { shippings: [orderCopy.noShipping] }),
    ...(empty.length > 0 && {
      shippings: empty.map((shipping) => orderCopy.emptyShipping(nameOf(shipping.address))),
    }),
    ...(late && { packings: [orderCopy.wishPassed] }),
    ...(unpackable && { packings: [unpackable.message] }),
    ...(!sums.payment && { payment_id: [orderCopy.noPayment] }),
  };
}
