import { invoiceCopy as copy } from "./invoice.copy.ts";
import { type PaymentMethodModule } from "./payment-method.ts";

export const invoice: PaymentMethodModule = {
  code: "invoice",
  id: 2,
  name: copy.name,
  description: copy.description,
  timing: "after_delivery",
  // Due at the end of the month after its issue, not after a number of days.
  daysToPay: null,
  timingText: copy.timing,
  lawPageTiming: copy.lawPageTiming,
  guideParagraphs: [copy.guideParagraph],
  requires: "nothing",
  hasInvoice: true,
  captureMode: null,
  unavailableReason: ({ company }) => (company === null ? copy.needsCompany : null),
  paymentInstructions: () => copy.paymentInstructions,
  deliveredGuide: copy.deliveredGuide,
  noReceiptReason: copy.noReceiptReason,
};
