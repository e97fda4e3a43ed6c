import type { GiftAddress, GiftProduct } from "@noren/contract";
import type { GiftDelivery } from "@noren/domain/social-gift";
import type { GiftWish } from "#ui/screens/social-gift-confirm/social-gift-confirm.props";
import type { GiftDestination } from "#ui/screens/social-gift-delivery/social-gift-delivery.props";
import type { GiftContentsProps } from "#ui/slots/social-gift/gift-contents";

export const toDestination = ({ shipping_name, full_address, phone_number }: GiftAddress): GiftDestination => ({
  name: shipping_name,
  address: full_address,
  phoneNumber: phone_number,
});

export const toWish = ({ delivery_at, delivery_timezone }: GiftDelivery): GiftWish => ({
  day: delivery_at,
  slot: Object.values(delivery_timezone)[0] ?? null,
});

export const toContents = (products: readonly GiftProduct[]): GiftContentsProps["products"] =>
  products.map(({ product_name, quantity, product_info }) => ({
    name: product_name,
    quantity,
    image: product_info.image,
  }));
