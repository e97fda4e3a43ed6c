import type { PaymentMethod } from "@noren/contract";
import { addDays, japanDay } from "../delivery/japan-day.ts";
import { COLLECT_LIMIT, collectFee } from "./cash-on-delivery.ts";
import { paymentGuides, paymentMessages } from "./payment.messages.ts";

/** Spec 3, payment options; 4 is cash on delivery. A deferred payment (3) needs a service that checks credit. */
const BANK_TRANSFER = 1;
const INVOICE = 2;
const CASH_ON_DELIVERY = 4;

/** Days in which a bank transfer is waited for. */
const TRANSFER_DAYS = 7;

/** What decides whether and for how much a cart can be paid in a way. */
export interface Payable {
  /** Yen with tax without any fee. */
  amount: number;
  destinations: number;
  /** The member's company; null for guests and for members without one. */
  company: string | null;
}

/** The ways to pay that the shop offers, in the order of the page; for a cart where one is given. */
export function paymentMethods(payable: Payable | null): PaymentMethod[] {
  const { bankTransfer, invoice, cashOnDelivery, needsCompany } = paymentMessages;
  return [
    { id: BANK_TRANSFER, code: "bank_transfer", ...bankTransfer, fee: 0, is_available: true, reason: null },
    {
      id: CASH_ON_DELIVERY,
      code: "cash_on_delivery",
      ...cashOnDelivery,
      fee: collectFee(payable?.amount ?? 0) ?? 0,
      ...availability(payable && collectReason(payable)),
    },
    {
      id: INVOICE,
      code: "invoice",
      ...invoice,
      fee: 0,
      ...availability(payable && payable.company === null ? needsCompany : null),
    },
  ];
}

/** The way of a number if the cart can be paid so, else null. */
export function availableMethod(id: number | null, payable: Payable): PaymentMethod | null {
  return paymentMethods(payable).find((method) => method.id === id && method.is_available) ?? null;
}

/** How to pay, as the order keeps it: where to transfer (the shop's account) and until when. */
export function paymentGuide(code: PaymentMethod["code"], now: Date, bankAccount: string | null): string | null {
  if (code === "invoice") return paymentGuides.invoice;
  if (code === "cash_on_delivery") return paymentGuides.cashOnDelivery;
  if (code !== "bank_transfer") return null;
  return paymentGuides.bankTransfer(
    paymentGuides.day(addDays(japanDay(now), TRANSFER_DAYS)),
    bankAccount ?? paymentGuides.accountFollows,
  );
}

function collectReason({ destinations, amount }: Payable): string | null {
  if (destinations > 1) return paymentMessages.oneDestination;
  return collectFee(amount) === null ? paymentMessages.tooExpensive(COLLECT_LIMIT - 1) : null;
}

function availability(reason: string | null): Pick<PaymentMethod, "is_available" | "reason"> {
  return { is_available: reason === null, reason };
}
