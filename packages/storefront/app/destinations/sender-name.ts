import type { Cart } from "@noren/contract";

/**
 * The name on the parcels of a destination as ご依頼主.
 * @param own the destination's sender; null for the orderer, undefined for the cart's sender
 */
export function senderName(
  { orderer, sender }: Pick<Cart, "orderer" | "sender">,
  own: Cart["detail"]["shippings"][number]["sender"],
): string {
  const chosen = own === undefined ? sender : own;
  return chosen?.shipping_name ?? (orderer ? `${orderer.last_name} ${orderer.first_name}` : "");
}
