import { japanDay } from "../../time/japan-time.ts";
import { methodsCopy } from "./methods.copy.ts";
import { paidInAdvance } from "./prepayment.ts";
import { convenienceCopy as copy } from "./convenience.copy.ts";
import { alwaysAvailable, type PaymentMethodModule } from "./payment-method.ts";

export const convenience: PaymentMethodModule = {
  code: "convenience",
  id: 6,
  name: copy.name,
  description: copy.description,
  ...paidInAdvance(copy),
  captureMode: "shopperPays",
  unavailableReason: alwaysAvailable,
  paymentInstructions: ({ slip }) =>
    slip && copy.paymentInstructions(slip.number, methodsCopy.day(japanDay(new Date(slip.pay_until)))),
  deliveredGuide: null,
  noReceiptReason: null,
};
