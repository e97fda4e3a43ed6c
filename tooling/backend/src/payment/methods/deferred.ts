import { deferredCopy as copy } from "./deferred.copy.ts";
import { unavailableForSeveralDeliveries, type PaymentMethodModule } from "./payment-method.ts";

/** Days from the issue of the invoice. */
const DAYS = 14;

export const deferred: PaymentMethodModule = {
  code: "deferred",
  id: 3,
  name: copy.name,
  description: copy.description(DAYS),
  timing: "after_delivery",
  daysToPay: DAYS,
  timingText: copy.timing(DAYS),
  lawPageTiming: copy.lawPageTiming(DAYS),
  guideParagraphs: [copy.guideParagraph],
  requires: "nothing",
  checksPayer: true,
  captureMode: "whenShipped",
  unavailableReason: unavailableForSeveralDeliveries,
  paymentInstructions: () => copy.paymentInstructions(DAYS),
  deliveredGuide: copy.deliveredGuide,
  noReceiptReason: copy.noReceiptReason,
};
