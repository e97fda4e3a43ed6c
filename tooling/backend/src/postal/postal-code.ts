import type { PostalAddress } from "@noren/contract";
import { type Address, getAddress } from "yubin";
import { postalNotes } from "./postal.copy.ts";

/**
 * The address of a postal code, from Japan Post's data. For a code that covers several towns, returns prefecture and city
 * only: the data contains only one of the towns, and a wrong town is worse than none. An unknown code has no address.
 */
export function findPostalCode(code: string): PostalAddress[] {
  const found = getAddress(code);
  if (!found) return [];
  const { postalCode: postal_code, prefecture, city } = found;
  return [{ postal_code, prefecture, city, address1: townOf(found) }];
}

function townOf(address: Address): string {
  if (address.source === "jigyosyo") return `${address.town}${address.streetAddress}`;
  if (address.multiTown || postalNotes.some((note) => note.test(address.town))) return "";
  // 「大通西（１〜１９丁目）」: the brackets contain the blocks, for sorting only.
  return address.town.replace(/（.*$/, "");
}
