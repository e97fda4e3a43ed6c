import { cardCopy as copy } from "./card.copy.ts";
import { noReasonAgainst, type PaymentMethodModule } from "./payment-method.ts";

export const card: PaymentMethodModule = {
  code: "card",
  id: 5,
  name: copy.name,
  description: copy.description,
  timing: "at_order",
  daysToPay: null,
  timingText: copy.timing,
  whenPaid: copy.whenPaid,
  guidePage: copy.guidePage,
  requires: "card",
  service: "captureAtOrder",
  reasonAgainst: noReasonAgainst,
  orderGuide: () => null,
  deliveredGuide: null,
  paidElsewhere: null,
};
