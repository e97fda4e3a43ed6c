import { isDeepStrictEqual } from "node:util";
import { type AddressInput, calls, SHIPPING_LIMIT } from "@noren/contract";
import { addAddress } from "../address/address-book.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../context/serve.ts";
import type { CartContent, ContentShipping, Destination } from "../db/schema/cart-content.ts";
import { type LockedCart, editCart } from "./locked-cart.ts";
import { cartCopy } from "./cart.copy.ts";
import { findDestination, createUnknownSenderError, withSender } from "./find-destination.ts";
import { createNotDeliverableError, undeliverableTo } from "./undeliverable.ts";
import {
  addShipping,
  changeShipping,
  chooseShippings,
  removeShipping,
  resetShippings,
  setSender,
} from "./shipping-edits.ts";

export const cartShippingRoutes: readonly Route[] = [
  serve(calls.addCartShipping, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", async (locked) => {
      const max = shop.channel.settings["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ? SHIPPING_LIMIT : 1;
      if (body.user_address_ids) return chooseFromBook(locked, { ...body, ids: body.user_address_ids, max });
      if (!body.is_only && locked.content.shippings.length >= max) {
        throw createTooManyShippingsError(max);
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
      if (!locked.content.shippings.some((shipping) => shipping.key === body.key)) throw createUnknownAddressError();
      if (body.is_remove) return removeShipping(locked.content, body.key);
      const { sender, sender_address_id: senderId } = body;
      const sent =
        sender === undefined && senderId === undefined
          ? locked.content
          : setSender(locked.content, body.key, await requireSender(locked, senderId, sender));
      if (sent !== locked.content && body.user_address_id === undefined && !body.address) return sent;
      const changed = changeShipping(sent, body.key, await requireDestination(locked, body));
      return requireDeliverable(locked, changed, body.key);
    }),
  ),
  serve(calls.resetCartShippings, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => resetShippings(content, body.is_removing_address ?? false)),
  ),
];

const createTooManyShippingsError = (max: number) =>
  new ApiError(422, "cart_detail.shipping.limit", cartCopy.tooManyShippings(max));

/** Sets the destinations from the address book, all or none. A repeated request has the same result. */
async function chooseFromBook(
  locked: LockedCart,
  { ids, is_only, keys = [], max }: { ids: number[]; is_only?: boolean; keys?: string[]; max: number },
): Promise<CartContent> {
  const destinations: Destination[] = [];
  for (const user_address_id of ids) destinations.push(await requireDestination(locked, { user_address_id }));
  const content = await withSender(locked, locked.content);
  const chosen = chooseShippings(content, destinations, is_only ? keys : null);
  if (chosen.shippings.length === 0) throw createUnknownAddressError();
  if (chosen.shippings.length > max) throw createTooManyShippingsError(max);
  const isUnchanged = ({ key, address }: ContentShipping) =>
    content.shippings.some((before) => before.key === key && isDeepStrictEqual(before.address, address));
  const changed = chosen.shippings.filter((shipping) => !isUnchanged(shipping));
  return changed.reduce((current, { key }) => requireDeliverable(locked, current, key), chosen);
}

async function requireSender(
  locked: LockedCart,
  id: number | undefined,
  address: Required<AddressInput> | null | undefined,
): Promise<Destination | null> {
  const found = await findDestination(locked, { id, address }, "sender");
  if (id !== undefined && !found) throw createUnknownSenderError();
  return found;
}

const createUnknownAddressError = () => new ApiError(422, "cart_detail.set_user_address.not_data", cartCopy.noAddress);

/** @throws ApiError 422 naming the products that cannot be delivered to the destination */
function requireDeliverable(
  { variants, delivery }: LockedCart,
  content: CartContent,
  key: string | undefined,
): CartContent {
  const shipping = content.shippings.find((each) => each.key === key);
  const refusal = shipping ? undeliverableTo(content, shipping, variants, delivery.tariffs) : null;
  if (refusal !== null) throw createNotDeliverableError(refusal);
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
  if (!found) throw createUnknownAddressError();
  return found;
}
