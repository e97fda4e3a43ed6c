import { isInMonth, memorialFields } from "@noren/validation/fields/memorial";
import { messageOf } from "@noren/validation/rules";
import * as v from "valibot";
import { answers, inputs } from "../input.ts";

/** [memorial.shape] A day to be remembered every year. */
export const MemorialInput = v.pipe(
  v.object(inputs(memorialFields)),
  v.forward(
    v.check((day) => isInMonth.holds(day.date, day), messageOf(isInMonth.message, memorialFields.date.label)),
    ["date"],
  ),
);
export type MemorialInput = v.InferInput<typeof MemorialInput>;

export const Memorial = v.object({
  id: v.number(),
  user_id: v.number(),
  ...answers(memorialFields),
  /** The day in Japan when it comes next, `YYYY-MM-DD`; today counts. */
  next_date: v.string(),
});
export type Memorial = v.InferOutput<typeof Memorial>;
