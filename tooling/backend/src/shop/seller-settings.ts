import type { Settings } from "@noren/contract";
import type { Channel } from "../db/schema/shop.ts";

/** Who sells, for a printed order: the issuer of the shop's receipts. */
export function sellerSettings({ issuer }: Pick<Channel, "issuer">): Partial<Settings> {
  return {
    "SITE.SELLER.NAME": issuer?.name ?? null,
    "SITE.SELLER.POSTAL_CODE": issuer?.postal_code ?? null,
    "SITE.SELLER.ADDRESS": issuer?.address ?? null,
    "SITE.SELLER.REGISTRATION_NUMBER": issuer?.registration_number ?? null,
  };
}
