import { bankTransfer } from "./bank-transfer.ts";
import { card } from "./card.ts";
import { cashOnDelivery } from "./cash-on-delivery.ts";
import { convenience } from "./convenience.ts";
import { deferred } from "./deferred.ts";
import { invoice } from "./invoice.ts";
import type { PaymentMethodModule } from "./payment-method.ts";
import { redirect } from "./redirect.ts";

/** All payment methods, by their ids. */
export const methods: readonly PaymentMethodModule[] = [
  bankTransfer,
  invoice,
  deferred,
  cashOnDelivery,
  card,
  convenience,
  redirect,
];

/** The module of a code. @throws RangeError for an unknown code */
export function methodOf(code: string): PaymentMethodModule {
  const method = methods.find((each) => each.code === code);
  if (!method) throw new RangeError(`There is no payment method ${code}`);
  return method;
}

/** The module of an order's payment_id; undefined for an unknown id. */
export const methodById = (id: number): PaymentMethodModule | undefined => methods.find((each) => each.id === id);

/** Whether an order may be packed before it is paid. */
export function isPaidLater(paymentId: number): boolean {
  const timing = methodById(paymentId)?.timing;
  return timing === "on_delivery" || timing === "after_delivery";
}
