import { object } from "yup";
import { labels } from "../labels.ts";
import { REMARKS_MAX } from "../lengths.ts";
import { optionalText } from "../text-schemas.ts";

/** What the shopper wants the shop to know about the order. */
export const remarksSchema = object({
  remarks: optionalText("remarks", labels.cart.remarks, REMARKS_MAX),
});
