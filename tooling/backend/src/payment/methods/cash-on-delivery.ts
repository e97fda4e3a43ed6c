import { cashOnDeliveryCopy as copy } from "./cash-on-delivery.copy.ts";
import { unavailableForSeveralDeliveries, type PaymentMethodModule } from "./payment-method.ts";

export const cashOnDelivery: PaymentMethodModule = {
  code: "cash_on_delivery",
  id: 4,
  name: copy.name,
  description: copy.description,
  timing: "on_delivery",
  daysToPay: null,
  timingText: copy.timing,
  lawPageTiming: copy.lawPageTiming,
  guideParagraphs: [copy.guideParagraph],
  requires: "nothing",
  captureMode: null,
  unavailableReason: (cart) =>
    unavailableForSeveralDeliveries(cart) ?? (cart.isForAnother ? copy.recipientWouldPay : null),
  paymentInstructions: () => copy.paymentInstructions,
  deliveredGuide: null,
  noReceiptReason: copy.noReceiptReason,
};
