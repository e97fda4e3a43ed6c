import type { GiftDestination } from "#ui/screens/social-gift-delivery/social-gift-delivery.props";
import type { GiftContentsProps } from "#ui/slots/social-gift/gift-contents";

/** The requested day (YYYY-MM-DD) and the text of the time slot; null is 指定なし. */
export interface GiftWish {
  day: string | null;
  slot: string | null;
}

export interface SocialGiftConfirmProps {
  /** Null while the gift is read from the tab. */
  gift: { destination: GiftDestination; wish: GiftWish } | null;
  /** The earliest delivery day; null while it loads. */
  firstDay: string | null;
  /** Empty while they load. */
  products: GiftContentsProps["products"];
  editPaths: { destination: string; delivery: string };
  /** True from the click until the response; a second click does nothing. */
  isAccepting: boolean;
  /** Why the gift was not accepted; null otherwise. */
  errorText: string | null;
  onAccepted: () => void;
}
