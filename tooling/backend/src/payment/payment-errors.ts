import { ApiError } from "../http/api-error.ts";
import { paymentCopy } from "./payment.copy.ts";

const refuse = (code: string, message: string, field?: string) =>
  new ApiError(422, code, message, field === undefined ? undefined : { [field]: [message] });

/** No card was chosen for a card payment. */
export const createMissingCardError = () => refuse("cart.payment.card_missing", paymentCopy.chooseCard, "payment");

/** The chosen card is unknown or another member's. */
export const createUnknownCardError = () =>
  refuse("cart.payment.card_missing", paymentCopy.cardGone, "payment.user_card_id");

/** The service refused the card's token. */
export const createCardRefusedError = () =>
  refuse("cart.payment.card_refused", paymentCopy.cardRefused, "payment.token");

/** The payment failed. The cart contains the reason until the shopper deletes it. */
export const createPaymentRefusedError = (message: string) => refuse("cart.payment.refused", message);
