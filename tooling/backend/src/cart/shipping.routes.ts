import { type AddressInput, calls } from "@noren/contract";
import { addAddress, findAddress } from "../address/address-book.ts";
import { plainAddress } from "../address/address-view.ts";
import { requirePrefecture } from "../address/prefecture.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../http/serve.ts";
import { type Desk, editCart } from "./cart-desk.ts";
import { cartMessages } from "./cart.messages.ts";
import { addShipping, changeShipping, type Destination, removeShipping, resetShippings } from "./shipping-edits.ts";

/** More destinations than that are ordered by telephone. */
const SHIPPING_LIMIT = 20;

export const cartShippingRoutes: readonly Route[] = [
  serve(calls.addCartShipping, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (desk) => {
      const most = shop.channel.settings["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ? SHIPPING_LIMIT : 1;
      if (!body.is_only && desk.content.shippings.length >= most) {
        throw new ApiError(422, "cart_detail.shipping.limit", cartMessages.tooManyShippings(most));
      }
      const destination = await findDestination(desk, body);
      if (body.is_save_address && desk.member && destination.user_address_id === null) {
        destination.user_address_id = (await addAddress(desk.tx, desk.member.id, destination.address)).id;
      }
      return addShipping(desk.content, destination, body.is_only ?? false);
    }),
  ),
  serve(calls.modifyCartShipping, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (desk) => {
      if (!desk.content.shippings.some((shipping) => shipping.key === body.key)) throw noAddress();
      if (body.is_remove) return removeShipping(desk.content, body.key);
      return changeShipping(desk.content, body.key, await findDestination(desk, body));
    }),
  ),
  serve(calls.resetCartShippings, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => resetShippings(content, body.is_removing_address ?? false)),
  ),
];

const noAddress = () => new ApiError(422, "cart_detail.set_user_address.not_data", cartMessages.noAddress);

/** An address of the member's book, or a typed one. */
async function findDestination(
  { tx, member }: Desk,
  { user_address_id, address }: { user_address_id?: number | undefined; address?: Required<AddressInput> | undefined },
): Promise<Destination> {
  if (user_address_id !== undefined) {
    if (!member) throw noAddress();
    const row = await findAddress(tx, member.id, user_address_id).catch((error: unknown) => {
      throw error instanceof ApiError ? noAddress() : error;
    });
    return { address: plainAddress(row), user_address_id };
  }
  if (!address) throw noAddress();
  requirePrefecture(address.prefecture, "address.prefecture");
  return { address: plainAddress(address), user_address_id: null };
}
