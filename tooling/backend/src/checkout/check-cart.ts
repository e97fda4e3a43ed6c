import type { Orderer } from "@noren/contract";
import { eq } from "drizzle-orm";
import { nameOf } from "../address/address-view.ts";
import { parcelsOf } from "../cart/cart-content.ts";
import { canArrive, parcelWindow } from "../cart/cart-delivery.ts";
import { type LockedCart, ordererOf } from "../cart/locked-cart.ts";
import { reconcileDiscounts } from "../cart/cart-discounts.ts";
import { type CartSums, sumCart } from "../cart/cart-sums.ts";
import { cartCopy } from "../cart/cart.copy.ts";
import { reconcilePackingOptions } from "../cart/packing-options.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { unauthenticated } from "../http/problems.ts";
import { orderCopy } from "../order/order.copy.ts";
import type { CheckedCart } from "../order/write-order.ts";

/**
 * Looks at everything again under the lock of cart and stock: whether the shop sells, the products are still for sale
 * and there, nothing is missing, the days can still be kept, and the price is the one that was confirmed.
 */
export async function checkCart(
  locked: LockedCart,
  channelId: number,
  wanted: ReadonlyMap<number, number>,
  seenTotal: number,
): Promise<CheckedCart> {
  await checkSelling(locked, channelId);
  checkStock(locked, wanted);
  checkDiscounts(locked);
  const sums = sumCart(locked.content, locked.variants, locked.pricing);
  const orderer = locked.member ? ordererOf(locked.member) : locked.content.orderer;
  const missing = missingParts(locked, sums, orderer);
  if (Object.keys(missing).length > 0 || !orderer || !sums.payment) {
    const first = Object.values(missing).flat()[0] ?? orderCopy.notReady;
    throw new ApiError(422, "cart.decision.not_ready", first, missing);
  }
  if (sums.totals.total_payment !== seenTotal) {
    throw new ApiError(409, "cart.decision.total_changed", orderCopy.totalChanged(sums.totals.total_payment));
  }
  return { sums, orderer, payment: sums.payment };
}

/** Read anew: the settings that came with the request may be a few seconds old. */
async function checkSelling({ tx, member }: LockedCart, channelId: number): Promise<void> {
  const [channel] = await tx.select({ settings: channels.settings }).from(channels).where(eq(channels.id, channelId));
  const { "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": isUse, "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": isSelling } =
    channel?.settings ?? {};
  // A shop for members only takes no order of a guest [settings.drive-behaviour].
  if (channel?.settings["SITE.IS_LOGIN_REQUIRED"] && !member) throw unauthenticated();
  if (isUse && !isSelling) throw new ApiError(422, "cart.decision.stopped_selling", cartCopy.stoppedSelling);
}

function checkStock({ content, variants }: LockedCart, wanted: ReadonlyMap<number, number>): void {
  const nameOfLine = (id: number) => content.lines.find((line) => line.variant_id === id)?.seen.name ?? "";
  for (const [id, pieces] of wanted) {
    const variant = variants.get(id);
    if (!variant?.isForSale) {
      throw new ApiError(422, "cart.update_products.not_sale", orderCopy.notForSale(variant?.name ?? nameOfLine(id)));
    }
    if (pieces <= variant.stock) continue;
    const message =
      variant.stock === 0 ? orderCopy.soldOut(variant.name) : orderCopy.fewer(variant.name, variant.stock);
    throw new ApiError(409, "cart.decision.out_of_stock", message);
  }
}

/** What the shopper counts on still holds: nothing is ordered without a coupon or points that were confirmed. */
function checkDiscounts({ content, variants, pricing, delivery }: LockedCart): void {
  const [notice] = reconcileDiscounts(content, variants, pricing, delivery.now).notices;
  if (!notice) return;
  const code = notice.code === "cart.notice.point" ? "cart.decision.point" : "cart.decision.coupon";
  throw new ApiError(409, code, notice.message);
}

/** What has to be filled in first, by the part of the cart. */
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
