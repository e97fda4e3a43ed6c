import type { Channel } from "../db/schema/shop.ts";
import { methodOf } from "../payment/methods/methods.ts";

/** The code of the payment service for the shop's card payments; undefined if the shop accepts no cards. */
export function cardService({ paymentMethods }: Pick<Channel, "paymentMethods">): string | undefined {
  return paymentMethods.find(({ code }) => methodOf(code).requires === "card")?.service;
}
