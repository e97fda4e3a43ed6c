import { cardCopy as copy } from "./card.copy.ts";
import { alwaysAvailable, type PaymentMethodModule } from "./payment-method.ts";

export const card: PaymentMethodModule = {
  code: "card",
  id: 5,
  name: copy.name,
  description: copy.description,
  timing: "at_order",
  daysToPay: null,
  timingText: copy.timing,
  lawPageTiming: copy.lawPageTiming,
  guideParagraphs: copy.guideParagraphs,
  requires: "card",
  captureMode: "atOrder",
  unavailableReason: alwaysAvailable,
  paymentInstructions: () => null,
  deliveredGuide: null,
  noReceiptReason: null,
};
