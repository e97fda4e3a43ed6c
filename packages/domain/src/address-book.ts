import type { User, UserAddress } from "@noren/contract/shapes/person";
import { keepOne, markOnly } from "./exclusive.ts";

/** [address.default-unique] Exactly one address is the default delivery address and one the default sender's. */
export type AddressBook = UserAddress[];

export function makeDefaultAddress(book: AddressBook, id: number): AddressBook {
  return markOnly(book, "is_default", id);
}

export function makeSenderAddress(book: AddressBook, id: number): AddressBook {
  return markOnly(book, "is_sender_default", id);
}

/** Adds an address, or replaces the one with its id. Its default flags override the others'. */
export function putAddress(book: AddressBook, address: UserAddress): AddressBook {
  const isKnown = book.some(({ id }) => id === address.id);
  const put = isKnown ? book.map((one) => (one.id === address.id ? address : one)) : [...book, address];
  const delivered = address.is_default ? makeDefaultAddress(put, address.id) : put;
  return withDefaults(address.is_sender_default ? makeSenderAddress(delivered, address.id) : delivered);
}

/** Removes an address. Its default flags move to the member's own address, else to the first. */
export function removeAddress(book: AddressBook, id: number): AddressBook {
  const rest = book.filter((address) => address.id !== id);
  return rest.length === book.length ? book : withDefaults(rest);
}

function withDefaults(book: AddressBook): AddressBook {
  const heir = book.find(isOwnAddress) ?? book[0];
  return keepOne(keepOne(book, "is_default", heir), "is_sender_default", heir);
}

/** `division_ct` 1 is the member's own address [address.shape]. */
export function isOwnAddress(address: Pick<UserAddress, "division_ct">): boolean {
  return address.division_ct === 1;
}

/** [address.own-updates-profile] An update of the own address changes the profile's fields too; another's changes nothing of it. */
export function updateProfile<P extends User>(profile: P, address: UserAddress): P {
  if (!isOwnAddress(address)) return profile;
  return {
    ...profile,
    last_name: address.shipping_last_name,
    first_name: address.shipping_first_name,
    last_name_kana: address.shipping_last_name_kana,
    first_name_kana: address.shipping_first_name_kana,
    postal_code: address.postal_code,
    prefecture: address.prefecture,
    city: address.city,
    address1: address.address1,
    address2: address.address2,
    phone_number: address.phone_number,
    cell_phone_number: address.cell_phone_number,
  };
}
