import type { Channel } from "../db/schema/shop.ts";
import { methodOf } from "../payment/methods/methods.ts";

/** The code of the service that a shop's cards are paid by; undefined where the shop takes none. */
export function cardService({ paymentMethods }: Pick<Channel, "paymentMethods">): string | undefined {
  return paymentMethods.find(({ code }) => methodOf(code).requires === "card")?.service;
}
