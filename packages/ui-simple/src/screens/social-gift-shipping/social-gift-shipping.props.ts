import type { AddressInput } from "@noren/contract";
import type { addressFields } from "@noren/validation/fields/address";
import type { FormValues } from "@noren/validation/form-values";
import type { AddressLookup } from "#ui/forms/address-lookup";
import type { FormFailure, FormSubmit } from "#ui/forms/form-submit";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import type { GiftContentsProps } from "#ui/slots/social-gift/gift-contents";
import type { GiftLetterProps } from "#ui/slots/social-gift/gift-letter";

/** A gift as its recipient sees it: without prices, and of the giver only what the giver wrote. */
export interface ReceivedGift extends GiftLetterProps, GiftContentsProps {
  /** ISO 8601: the gift can be accepted before this moment. */
  expiresAt: string;
}

export interface SocialGiftShippingProps {
  /** `unavailable` for a link that is unknown, used, declined, expired or cancelled. */
  status: "loading" | "ready" | "declined" | "unavailable" | "failed";
  /** Null unless `ready`. */
  gift: ReceivedGift | null;
  /** The address of an earlier visit of this step, else empty. */
  values: FormValues<typeof addressFields>;
  prefectures: readonly string[];
  findAddresses: AddressLookup;
  /** Why the gift could not be loaded; null unless `failed`. */
  failureText: string | null;
  contact: ShopContactProps | null;
  onRetried: () => void;
  onSubmitted: FormSubmit<AddressInput>;
  /** Declines the gift, which cancels the giver's order. */
  onDeclined: () => Promise<FormFailure | undefined>;
}
