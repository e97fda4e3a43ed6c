import type { PostalAddress } from "@noren/contract";

/** Addresses of a postal code of 7 digits; none where the code is not in use. Rejects when it could not be asked. */
export type AddressLookup = (postalCode: string) => Promise<PostalAddress[]>;
