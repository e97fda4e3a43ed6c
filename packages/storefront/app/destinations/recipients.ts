import type { Cart, UserAddress } from "@noren/contract";
import { isOwnAddress } from "@noren/domain/address-book";
import { toSearchText } from "@noren/validation/search-text";
import type { Recipient } from "#ui/slots/recipients/recipients.props";

/** The value of an entry of the address book; destinations that were typed have their key. */
export const valueOfAddress = (id: number): string => `address-${id}`;

/** The id of the entry of the address book with a value; null for other values. */
export function addressIdOf(value: string): number | null {
  const id = /^address-(\d+)$/.exec(value)?.[1];
  return id === undefined ? null : Number(id);
}

type Shipping = Cart["detail"]["shippings"][number];

/** Whether an address of the cart is not in the address book, or no longer. */
export const isTyped = (
  { user_address_id: id }: Pick<Shipping, "user_address_id">,
  book: readonly Pick<UserAddress, "id">[],
): boolean => id === null || book.every((address) => address.id !== id);

/** What a search for a recipient compares: name, reading, address and phone numbers. */
export const toRecipientSearchText = (address: UserAddress | Shipping): string =>
  toSearchText([
    address.shipping_name,
    `${address.shipping_last_name_kana ?? ""}${address.shipping_first_name_kana ?? ""}`,
    address.full_address,
    address.phone_number,
    address.cell_phone_number,
  ]);

/** The entries of the book, then the cart's destinations that are not in it. */
export function recipientsOf({ detail }: Cart, book: readonly UserAddress[]): Recipient[] {
  const typed = detail.shippings.filter((shipping) => isTyped(shipping, book));
  return [
    ...book.map((address) => ({
      value: valueOfAddress(address.id),
      name: address.shipping_name,
      address: address.full_address,
      searchText: toRecipientSearchText(address),
      isOwn: isOwnAddress(address),
      isDefault: address.is_default,
      isTyped: false,
    })),
    ...typed.map((shipping) => ({
      value: shipping.key,
      name: shipping.shipping_name,
      address: shipping.full_address,
      searchText: toRecipientSearchText(shipping),
      isOwn: false,
      isDefault: false,
      isTyped: true,
    })),
  ];
}

/** The values of the cart's destinations, else of the default address. */
export function selectedOf({ detail }: Cart, book: readonly UserAddress[]): string[] {
  const usual = book.find(({ is_default }) => is_default) ?? book[0];
  if (detail.shippings.length === 0) return usual ? [valueOfAddress(usual.id)] : [];
  return detail.shippings.map((shipping) =>
    isTyped(shipping, book) ? shipping.key : valueOfAddress(shipping.user_address_id ?? 0),
  );
}

/** The API's input for the chosen values. */
export const toChoice = (values: readonly string[]): { user_address_ids: number[]; keys: string[] } => ({
  user_address_ids: values.flatMap((value) => addressIdOf(value) ?? []),
  keys: values.filter((value) => addressIdOf(value) === null),
});
