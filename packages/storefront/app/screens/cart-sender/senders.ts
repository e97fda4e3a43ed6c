import type { AddressInput, Cart, UserAddress } from "@noren/contract";
import { addressFields } from "@noren/validation/fields/address";
import { pickFields } from "@noren/validation/fields/field";
import { formatAddress } from "@noren/validation/format";
import { searchText } from "@noren/validation/search-text";
import type { Recipient } from "#ui/slots/recipients/recipients.props";
import { recipientsOf, valueOfAddress } from "../../destinations/recipients.ts";

/** The value of the orderer, who is the sender by default. */
export const ORDERER = "orderer";

type Shipping = Cart["detail"]["shippings"][number];
type Address = NonNullable<Cart["sender"]>;

type Typed = Required<AddressInput>;

const plain = (address: Typed): Typed => pickFields(addressFields, address);
const isSame = (one: Typed, other: Typed) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** The addresses that were typed as senders in this order, each once. */
function typedSenders({ sender, detail }: Cart): Address[] {
  const all = [sender, ...detail.shippings.map((shipping) => shipping.sender)];
  const typed = all.filter((each): each is Address => each != null && each.user_address_id === null);
  return typed.filter((each, index) => typed.findIndex((other) => isSame(each, other)) === index);
}

const typedValue = (index: number) => `typed-${index}`;

/** The orderer, the address book, and the addresses that were typed in this order. */
export function sendersOf(cart: Cart, book: readonly UserAddress[]): Recipient[] {
  const { orderer } = cart;
  const name = orderer ? `${orderer.last_name} ${orderer.first_name}` : "";
  const address = orderer ? formatAddress(orderer).join(" ") : "";
  const plainChoice = { isDefault: false, isOwn: false, isTyped: false };
  const own = { ...plainChoice, value: ORDERER, name, address, searchText: searchText([name, address]), isOwn: true };
  const others = recipientsOf(cart, book).filter(({ isOwn }) => !isOwn);
  const typed = typedSenders(cart).map((sender, index) => ({
    ...plainChoice,
    value: typedValue(index),
    name: sender.shipping_name,
    address: sender.full_address,
    searchText: searchText([sender.shipping_name, sender.full_address]),
    isTyped: true,
  }));
  return [own, ...others.map((entry) => ({ ...entry, isDefault: false })), ...typed];
}

/** The value of the sender that a destination has now; of the cart's for none. */
export function senderValue(cart: Cart, shipping: Shipping | undefined): string {
  const chosen = shipping?.sender === undefined ? cart.sender : shipping.sender;
  if (chosen === null) return ORDERER;
  if (chosen.user_address_id !== null) return valueOfAddress(chosen.user_address_id);
  return typedValue(typedSenders(cart).findIndex((each) => isSame(each, chosen)));
}

type Sent = { sender_address_id: number } | { sender: Typed | null };

/** The sender as the API takes it; `typed` is what was typed for a new one. */
export function toSender(cart: Cart, value: string, typed: Typed): Sent {
  if (value === ORDERER) return { sender: null };
  const id = /^address-(\d+)$/.exec(value)?.[1];
  if (id !== undefined) return { sender_address_id: Number(id) };
  const known =
    cart.detail.shippings.find(({ key }) => key === value) ??
    typedSenders(cart).find((_, index) => typedValue(index) === value);
  return { sender: plain(known ?? typed) };
}
