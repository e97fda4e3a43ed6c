import type { SocialReceiver } from "@noren/contract/shapes/gift";
import type { Typed } from "./typed.ts";

export type GiftReceiverValues = Typed<SocialReceiver>;

export const emptyGiftReceiver: GiftReceiverValues = { receiver_name: "", sender_name: "", message: "" };

/** When a gift is to arrive; "" is 指定なし. */
export interface GiftDeliveryValues {
  delivery_at: string;
  delivery_timezone_key: string;
}

export const emptyGiftDelivery: GiftDeliveryValues = { delivery_at: "", delivery_timezone_key: "" };
