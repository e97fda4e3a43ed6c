import { Notice } from "#ui/elements/notice/notice";
import { cardNameCopy as copy } from "#ui/slots/card-name/card-name.copy";

/** A notice that the payment service transfers no money. */
export const TestPaymentNotice = () => <Notice>{copy.isTest}</Notice>;
