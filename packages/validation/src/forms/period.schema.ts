import { labels } from "../labels.ts";
import { minDate } from "../rules.ts";
import { optionalDay } from "../text-schemas.ts";
import { form } from "./form.ts";

/** The days between which a history is looked at. */
export const periodSchema = form({
  from: optionalDay("from", labels.period.from),
  to: optionalDay("to", labels.period.to).test(minDate("from")),
});
