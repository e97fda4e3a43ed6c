import { addDays, toJapanDay } from "../../time/japan-time.ts";
import { methodsCopy } from "./methods.copy.ts";
import { paidInAdvance, PREPAY_DAYS } from "./prepayment.ts";
import { bankTransferCopy as copy } from "./bank-transfer.copy.ts";
import { alwaysAvailable, type PaymentMethodModule } from "./payment-method.ts";

export const bankTransfer: PaymentMethodModule = {
  code: "bank_transfer",
  id: 1,
  name: copy.name,
  description: copy.description,
  ...paidInAdvance(copy),
  captureMode: null,
  unavailableReason: alwaysAvailable,
  paymentInstructions: ({ now, bankAccount }) => {
    const until = methodsCopy.day(addDays(toJapanDay(now), PREPAY_DAYS));
    return copy.paymentInstructions(until, bankAccount ?? copy.accountFollows);
  },
  deliveredGuide: null,
  noReceiptReason: null,
};
