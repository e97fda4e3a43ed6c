import type { PostalAddress } from "@noren/contract";

/** Addresses of a postal code (7 digits). Rejects when the look-up fails; the form stays usable without it. */
export type AddressLookup = (postalCode: string) => Promise<readonly PostalAddress[]>;
