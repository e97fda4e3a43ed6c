import { addressFields } from "@noren/validation/fields/address";
import { pickFields } from "@noren/validation/fields/field";
import { formatAddress, formatPostalCode } from "@noren/validation/format";
import type { AddressInput, UserAddress } from "@noren/contract";
import type { userAddresses } from "../db/schema/account.ts";

export type AddressRow = typeof userAddresses.$inferSelect;

/** The input fields of an address, all present. */
export type PlainAddress = Required<AddressInput>;

/** An address of the book in the contract's shape [address.shape]. */
export function toUserAddress(row: AddressRow): UserAddress {
  return {
    id: row.id,
    is_default: row.isDefault,
    is_sender_default: row.isSenderDefault,
    division_ct: row.divisionCt,
    ...toPlainAddress(row),
    shipping_name: nameOf(row),
    shipping_kana: `${row.shipping_last_name_kana} ${row.shipping_first_name_kana}`,
    formatted_postal_code: formatPostalCode(row.postal_code),
    combined_address: [row.address1, row.address2].filter(Boolean).join(" "),
    full_address: fullAddress(row),
  };
}

/** Picks the fields of an address from a row. */
export function toPlainAddress(row: PlainAddress): PlainAddress {
  return pickFields(addressFields, row);
}

/** Family name and first name, separated by a space. */
export function nameOf(address: Pick<PlainAddress, "shipping_last_name" | "shipping_first_name">): string {
  return `${address.shipping_last_name} ${address.shipping_first_name}`;
}

/** The orderer's name as `nameOf` writes that of an address. */
export const ordererName = ({ last_name, first_name }: { last_name: string; first_name: string }): string =>
  `${last_name} ${first_name}`;

/** The whole address in one line. */
export const fullAddress = (address: PlainAddress): string => formatAddress(address).join(" ");
