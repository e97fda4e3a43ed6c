import { Notice } from "#ui/elements/notice/notice";
import { cardNameCopy as copy } from "#ui/slots/card-name/card-name.copy";

/** Says that the payment service moves no money. */
export const TestPaymentNotice = () => <Notice>{copy.isTest}</Notice>;
