import { ApiError } from "../http/api-error.ts";
import { paymentCopy } from "./payment.copy.ts";

const refuse = (code: string, message: string, field?: string) =>
  new ApiError(422, code, message, field === undefined ? undefined : { [field]: [message] });

/** A card is to be charged and none was chosen. */
export const cardMissing = () => refuse("cart.payment.card_missing", paymentCopy.chooseCard, "payment");

/** The chosen card is not among the member's; another's is answered alike. */
export const cardGone = () => refuse("cart.payment.card_missing", paymentCopy.cardGone, "payment.user_card_id");

/** The service does not take the card's token (any more). */
export const cardRefused = () => refuse("cart.payment.card_refused", paymentCopy.cardRefused, "payment.token");

/** The payment came to nothing; the cart says why as well, until that is deleted. */
export const paymentRefused = (message: string) => refuse("cart.payment.refused", message);
