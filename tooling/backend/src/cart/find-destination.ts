import type { AddressInput } from "@noren/contract";
import { findAddress, findDefaultSender } from "../address/address-book.ts";
import { toPlainAddress } from "../address/plain-address.ts";
import { requirePrefecture } from "../address/prefecture.ts";
import type { CartContent, Destination } from "../db/schema/cart-content.ts";
import { ApiError } from "../http/api-error.ts";
import type { LockedCart } from "./locked-cart.ts";
import { cartCopy } from "./cart.copy.ts";

/**
 * Returns an address of the member's address book, or a typed one; null if the body has neither.
 *
 * @param field path of the typed address in the body, for validation errors
 */
export async function findDestination(
  { tx, member }: LockedCart,
  { id, address }: { id: number | undefined; address: Required<AddressInput> | null | undefined },
  field: string,
): Promise<Destination | null> {
  if (id !== undefined) {
    if (!member) return null;
    const row = await findAddress(tx, member.id, id);
    return row && { address: toPlainAddress(row), user_address_id: id };
  }
  if (!address) return null;
  requirePrefecture(address.prefecture, `${field}.prefecture`);
  return { address: toPlainAddress(address), user_address_id: null };
}

export const createUnknownSenderError = (): ApiError => new ApiError(422, "cart.sender.not_data", cartCopy.noSender);

/** Adds the member's default sender to a cart without a sender. The member's own address is the orderer's already. */
export async function withSender({ tx, member }: LockedCart, content: CartContent): Promise<CartContent> {
  if (content.sender !== undefined || !member) return content;
  const row = await findDefaultSender(tx, member.id);
  return { ...content, sender: row && { address: toPlainAddress(row), user_address_id: row.id } };
}
