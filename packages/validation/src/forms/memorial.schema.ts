import { labels } from "../labels.ts";
import { LINE_MAX, NAME_MAX } from "../lengths.ts";
import { whole } from "../number-schemas.ts";
import { isAnniversary } from "../predicates.ts";
import { says } from "../rules.ts";
import { optionalText, text } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.memorial;

/** A day to be remembered every year. */
export const memorialSchema = form({
  target_user_name: text("target_user_name", label.target_user_name, NAME_MAX),
  call: optionalText("call", label.call, NAME_MAX),
  division_ct: whole(label.division_ct, 1, 99),
  name: text("name", label.name, LINE_MAX),
  month: whole(label.month, 1, 12),
  date: whole(label.date, 1, 31).test({
    name: "anniversary",
    message: says("anniversary"),
    test(value) {
      const { month } = this.parent as { month?: number };
      return month === undefined || Number.isNaN(month) || isAnniversary(month, value);
    },
  }),
});
