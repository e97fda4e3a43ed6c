import type { Settings } from "./shapes/shop.ts";

/** The settings of a new shop. */
export function defaultSettings(key: string, name: string): Settings {
  return {
    "SITE.NAMESPACE": `noren_${key}`,
    "SITE.NAME": name,
    "SITE.CHANNEL_PREFIX": key,
    "SITE.STORAGE_URL": "/storage",
    "SITE.BREAKPOINT.SCREEN-SM": 767,
    "SITE.BREAKPOINT.SCREEN-MD": 1023,
    "SITE.THEME": "simple",
    "SITE.CLIENT": null,
    "SITE.IS_LOGIN_REQUIRED": false,
    "SITE.IS_MEMBER_USE": true,
    "SITE.IS_EMAIL_VERIFY": false,
    "SITE.TOP_LP": null,
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": false,
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": true,
    "ORDER.SHIPPING.IS_ALLOW_MULTIPLE": true,
    "ORDER.CARRIAGE.FREE_FROM": 11_000,
    "ORDER.DELIVERY.CUT_OFF": "13:00",
    "ORDER.DELIVERY.CHOOSABLE_DAYS": 14,
    "ORDER.SOCIAL_GIFT.CARRIAGE": 880,
    "ORDER.SOCIAL_GIFT.DAYS": 14,
    "POINT.IS_USE": true,
    "POINT.EARN_PERCENT": 1,
    "GTM.ID": null,
    "ECOMMERCE_EVENT.IS_TRACKING": false,
  };
}
