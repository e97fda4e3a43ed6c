import type { AddressInput, Cart, UserAddress } from "@noren/contract";
import { addressFields } from "@noren/validation/fields/address";
import { pickFields } from "@noren/validation/fields/field";
import { formatAddress } from "@noren/validation/format";
import { toSearchText } from "@noren/validation/search-text";
import type { Recipient } from "#ui/slots/recipients/recipients.props";
import { addressIdOf, isTyped, recipientsOf, valueOfAddress } from "../../destinations/recipients.ts";
import { senderName } from "../../destinations/sender-name.ts";

/** The value of the orderer, who is the sender by default. */
export const ORDERER = "orderer";

type Shipping = Cart["detail"]["shippings"][number];
type Address = NonNullable<Cart["sender"]>;

type Typed = Required<AddressInput>;

const plain = (address: Typed): Typed => pickFields(addressFields, address);
const isSame = (one: Typed, other: Typed) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

type Book = readonly UserAddress[];

/** The senders of this order that are not in the address book, each once. */
function typedSenders({ sender, detail }: Cart, book: Book): Address[] {
  const all = [sender, ...detail.shippings.map((shipping) => shipping.sender)];
  const typed = all.filter((each): each is Address => each != null && isTyped(each, book));
  return typed.filter((each, index) => typed.findIndex((other) => isSame(each, other)) === index);
}

const typedValue = (index: number) => `typed-${index}`;

/** The orderer, the address book, and the other addresses of this order. */
export function sendersOf(cart: Cart, book: Book): Recipient[] {
  const { orderer } = cart;
  const name = senderName(cart, null);
  const address = orderer ? formatAddress(orderer).join(" ") : "";
  const plainChoice = { isDefault: false, isOwn: false, isTyped: false };
  const own = { ...plainChoice, value: ORDERER, name, address, searchText: toSearchText([name, address]), isOwn: true };
  const others = recipientsOf(cart, book).filter(({ isOwn }) => !isOwn);
  const typed = typedSenders(cart, book).map((sender, index) => ({
    ...plainChoice,
    value: typedValue(index),
    name: sender.shipping_name,
    address: sender.full_address,
    searchText: toSearchText([sender.shipping_name, sender.full_address]),
    isTyped: true,
  }));
  return [own, ...others.map((entry) => ({ ...entry, isDefault: false })), ...typed];
}

/** The value of a destination's sender; of the cart's sender without a destination. */
export function senderValue(cart: Cart, book: Book, shipping: Shipping | undefined): string {
  const chosen = shipping?.sender === undefined ? cart.sender : shipping.sender;
  if (chosen === null) return ORDERER;
  if (chosen.user_address_id !== null && !isTyped(chosen, book)) return valueOfAddress(chosen.user_address_id);
  return typedValue(typedSenders(cart, book).findIndex((each) => isSame(each, chosen)));
}

type Sent = { sender_address_id: number } | { sender: Typed | null };

/** The API's input for a value; `typed` is the address of a new sender. */
export function toSender(cart: Cart, book: Book, value: string, typed: Typed): Sent {
  if (value === ORDERER) return { sender: null };
  const id = addressIdOf(value);
  if (id !== null) return { sender_address_id: id };
  const known =
    cart.detail.shippings.find(({ key }) => key === value) ??
    typedSenders(cart, book).find((_, index) => typedValue(index) === value);
  return { sender: plain(known ?? typed) };
}
