import { type AddressInput, calls } from "@noren/contract";
import { addAddress } from "../address/address-book.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../context/serve.ts";
import type { CartContent, Destination } from "../db/schema/cart-content.ts";
import { type LockedCart, editCart } from "./locked-cart.ts";
import { cartCopy } from "./cart.copy.ts";
import { findDestination, withSender } from "./find-destination.ts";
import { notDeliverable, undeliverableTo } from "./undeliverable.ts";
import { addShipping, changeShipping, removeShipping, resetShippings } from "./shipping-edits.ts";

/** Maximum number of destinations of a cart; larger orders are placed by telephone. */
const SHIPPING_LIMIT = 20;

export const cartShippingRoutes: readonly Route[] = [
  serve(calls.addCartShipping, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (locked) => {
      const max = shop.channel.settings["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ? SHIPPING_LIMIT : 1;
      if (!body.is_only && locked.content.shippings.length >= max) {
        throw new ApiError(422, "cart_detail.shipping.limit", cartCopy.tooManyShippings(max));
      }
      const destination = await requireDestination(locked, body);
      if (body.is_save_address && locked.member && destination.user_address_id === null) {
        destination.user_address_id = (await addAddress(locked.tx, locked.member.id, destination.address)).id;
      }
      const added = addShipping(await withSender(locked, locked.content), destination, body.is_only ?? false);
      return requireDeliverable(locked, added, added.shippings.at(-1)?.key);
    }),
  ),
  serve(calls.modifyCartShipping, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (locked) => {
      if (!locked.content.shippings.some((shipping) => shipping.key === body.key)) throw noAddress();
      if (body.is_remove) return removeShipping(locked.content, body.key);
      const changed = changeShipping(locked.content, body.key, await requireDestination(locked, body));
      return requireDeliverable(locked, changed, body.key);
    }),
  ),
  serve(calls.resetCartShippings, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => resetShippings(content, body.is_removing_address ?? false)),
  ),
];

const noAddress = () => new ApiError(422, "cart_detail.set_user_address.not_data", cartCopy.noAddress);

/** @throws ApiError 422 naming the products that cannot be delivered to the destination */
function requireDeliverable(
  { variants, delivery }: LockedCart,
  content: CartContent,
  key: string | undefined,
): CartContent {
  const shipping = content.shippings.find((each) => each.key === key);
  const refusal = shipping ? undeliverableTo(content, shipping, variants, delivery.tariffs) : null;
  if (refusal !== null) throw notDeliverable(refusal);
  return content;
}

async function requireDestination(
  locked: LockedCart,
  {
    user_address_id: id,
    address,
  }: { user_address_id?: number | undefined; address?: Required<AddressInput> | undefined },
): Promise<Destination> {
  const found = await findDestination(locked, { id, address }, "address");
  if (!found) throw noAddress();
  return found;
}
