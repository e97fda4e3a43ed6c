import type { PostalAddress } from "@noren/contract";

/** Finds the addresses of a postal code of 7 digits; empty for an unused code. Rejects when the request fails. */
export type AddressLookup = (postalCode: string) => Promise<PostalAddress[]>;
