import { redirectCopy as copy } from "./redirect.copy.ts";
import { alwaysAvailable, type PaymentMethodModule } from "./payment-method.ts";

export const redirect: PaymentMethodModule = {
  code: "redirect",
  id: 7,
  name: copy.name,
  description: copy.description,
  timing: "at_order",
  daysToPay: null,
  timingText: copy.timing,
  lawPageTiming: copy.lawPageTiming,
  guideParagraphs: [copy.guideParagraph],
  requires: "redirect",
  captureMode: "atOrder",
  unavailableReason: alwaysAvailable,
  paymentInstructions: () => null,
  deliveredGuide: null,
  noReceiptReason: null,
};
