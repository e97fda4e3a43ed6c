import { redirectCopy as copy } from "./redirect.copy.ts";
import { noReasonAgainst, type PaymentMethodModule } from "./payment-method.ts";

export const redirect: PaymentMethodModule = {
  code: "redirect",
  id: 7,
  name: copy.name,
  description: copy.description,
  timing: "at_order",
  daysToPay: null,
  timingText: copy.timing,
  whenPaid: copy.whenPaid,
  guidePage: [copy.guidePage],
  requires: "redirect",
  service: "captureAtOrder",
  reasonAgainst: noReasonAgainst,
  orderGuide: () => null,
  deliveredGuide: null,
  paidElsewhere: null,
};
