import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Settings } from "@noren/contract";
import type { PrintedSellerProps } from "#ui/slots/printed-seller/printed-seller.props";

/** Who sells; null in a shop without an issuer of receipts. */
export function toSeller(settings: Partial<Settings> | undefined): PrintedSellerProps | null {
  const name = settings?.["SITE.SELLER.NAME"];
  if (!name) return null;
  const postalCode = settings["SITE.SELLER.POSTAL_CODE"];
  const address = [postalCode && `〒${postalCode}`, settings["SITE.SELLER.ADDRESS"]].filter(Boolean).join(" ");
  return { name, address, registrationNumber: settings["SITE.SELLER.REGISTRATION_NUMBER"] || null };
}

/** Who sells; null while the settings are not loaded. */
export const useSeller = (): PrintedSellerProps | null => toSeller(useGetSettingsQuery().data);
