import { japanDay } from "../../time/japan-time.ts";
import { methodsCopy } from "./methods.copy.ts";
import { PREPAY_DAYS } from "./prepayment.ts";
import { convenienceCopy as copy } from "./convenience.copy.ts";
import { alwaysAvailable, type PaymentMethodModule } from "./payment-method.ts";

export const convenience: PaymentMethodModule = {
  code: "convenience",
  id: 6,
  name: copy.name,
  description: copy.description,
  timing: "before_shipping",
  daysToPay: PREPAY_DAYS,
  timingText: copy.timing(PREPAY_DAYS),
  whenPaid: copy.whenPaid(PREPAY_DAYS),
  guidePage: [copy.guidePage(PREPAY_DAYS)],
  requires: "nothing",
  service: "shopperPays",
  unavailableReason: alwaysAvailable,
  paymentInstructions: ({ slip }) =>
    slip && copy.paymentInstructions(slip.number, methodsCopy.day(japanDay(new Date(slip.pay_until)))),
  deliveredGuide: null,
  noReceiptReason: null,
};
