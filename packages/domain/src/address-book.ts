import type { User, UserAddress } from "@noren/contract/shapes/person";
import { ensureOne, markOnly } from "./exclusive.ts";

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
  return ensureOne(ensureOne(book, "is_default", heir), "is_sender_default", heir);
}

/** `division_ct` 1 is the member's own address [address.shape]. */
export function isOwnAddress(address: Pick<UserAddress, "division_ct">): boolean {
  return address.division_ct === 1;
}

/** The facts of an address that a person does not fill in. The profile has every other one, without its prefix. */
const DERIVED: ReadonlySet<string> = new Set<keyof UserAddress>([
  "id",
  "is_default",
  "is_sender_default",
  "division_ct",
  "shipping_name",
  "shipping_kana",
  "formatted_postal_code",
  "combined_address",
  "full_address",
]);

/** [address.own-updates-profile] An update of the member's own address changes the profile too; an update of another address does not. */
export function updateProfile<P extends User>(profile: P, address: UserAddress): P {
  if (!isOwnAddress(address)) return profile;
  const fields = Object.entries(address).filter(([name]) => !DERIVED.has(name));
  return { ...profile, ...Object.fromEntries(fields.map(([name, value]) => [name.replace(/^shipping_/, ""), value])) };
}
