import { labels } from "../labels.ts";
import { CARD_NUMBER_DIGITS, SECURITY_CODE_DIGITS } from "../lengths.ts";
import * as rules from "../rules.ts";
import { ruled } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.card;

/** A card, on its way from the browser to the payment service; it never reaches this shop's own servers. */
export const cardSchema = form({
  ccNumber: ruled("ccNumber", label.ccNumber, rules.digitsBetween(CARD_NUMBER_DIGITS)),
  ccName: ruled("ccName", label.ccName, rules.cardName),
  ccExpiration: ruled("ccExpiration", label.ccExpiration, rules.cardExpiration),
  securityCode: ruled("securityCode", label.securityCode, rules.digitsBetween(SECURITY_CODE_DIGITS)),
});
