import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Settings } from "@noren/contract";
import { encodeUrlPart } from "@noren/contract/encode-url-part";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";

/** How customers reach the shop; null if its settings name neither a phone number nor an email. */
export function toShopContact(settings: Partial<Settings> | undefined): ShopContactProps | null {
  const phone = settings?.["SITE.CONTACT.PHONE"];
  const email = settings?.["SITE.CONTACT.EMAIL"];
  if (!phone && !email) return null;
  return {
    phone: phone ? { text: phone, url: `tel:${phone.normalize("NFKC").replace(/[^\d+]/g, "")}` } : null,
    hours: (phone && settings?.["SITE.CONTACT.HOURS"]) || null,
    email: email ? { text: email, url: `mailto:${encodeUrlPart(email).replace("%40", "@")}` } : null,
  };
}

/** How customers reach the shop; null while its settings are not loaded. */
export const useShopContact = (): ShopContactProps | null => toShopContact(useGetSettingsQuery().data);
