import type { GiftWish } from "#ui/screens/social-gift-confirm/social-gift-confirm.props";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import type { GiftContentsProps } from "#ui/slots/social-gift/gift-contents";
import type { GiftLetterProps } from "#ui/slots/social-gift/gift-letter";

export interface SocialGiftCompleteProps {
  /** Null while loading; `missing` if the link belongs to no accepted gift. */
  gift: (GiftLetterProps & GiftContentsProps & { orderNo: string }) | "missing" | null;
  /** The delivery that was chosen in this tab; null for a gift that was accepted before. */
  wish: GiftWish | null;
  /** Why the gift could not be loaded; null otherwise. */
  failureText: string | null;
  contact: ShopContactProps | null;
  onRetried: () => void;
}
