import { type AddressInput, calls } from "@noren/contract";
import { addAddress } from "../address/address-book.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../http/serve.ts";
import type { Destination } from "./cart-content.ts";
import { type Desk, editCart } from "./cart-desk.ts";
import { cartCopy } from "./cart.copy.ts";
import { findDestination, withSender } from "./find-destination.ts";
import { addShipping, changeShipping, removeShipping, resetShippings } from "./shipping-edits.ts";

/** More destinations than that are ordered by telephone. */
const SHIPPING_LIMIT = 20;

export const cartShippingRoutes: readonly Route[] = [
  serve(calls.addCartShipping, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (desk) => {
      const most = shop.channel.settings["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ? SHIPPING_LIMIT : 1;
      if (!body.is_only && desk.content.shippings.length >= most) {
        throw new ApiError(422, "cart_detail.shipping.limit", cartCopy.tooManyShippings(most));
      }
      const destination = await requireDestination(desk, body);
      if (body.is_save_address && desk.member && destination.user_address_id === null) {
        destination.user_address_id = (await addAddress(desk.tx, desk.member.id, destination.address)).id;
      }
      return addShipping(await withSender(desk, desk.content), destination, body.is_only ?? false);
    }),
  ),
  serve(calls.modifyCartShipping, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (desk) => {
      if (!desk.content.shippings.some((shipping) => shipping.key === body.key)) throw noAddress();
      if (body.is_remove) return removeShipping(desk.content, body.key);
      return changeShipping(desk.content, body.key, await requireDestination(desk, body));
    }),
  ),
  serve(calls.resetCartShippings, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => resetShippings(content, body.is_removing_address ?? false)),
  ),
];

const noAddress = () => new ApiError(422, "cart_detail.set_user_address.not_data", cartCopy.noAddress);

async function requireDestination(
  desk: Desk,
  {
    user_address_id: id,
    address,
  }: { user_address_id?: number | undefined; address?: Required<AddressInput> | undefined },
): Promise<Destination> {
  const found = await findDestination(desk, { id, address }, "address");
  if (!found) throw noAddress();
  return found;
}
