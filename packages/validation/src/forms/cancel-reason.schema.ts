import { labels } from "../labels.ts";
import { CANCEL_REASON_MAX } from "../lengths.ts";
import { optionalText } from "../text-schemas.ts";
import { form } from "./form.ts";

/** Why an order is cancelled; nobody has to say. */
export const cancelReasonSchema = form({
  cancel_reason: optionalText("cancel_reason", labels.order.cancel_reason, CANCEL_REASON_MAX),
});
