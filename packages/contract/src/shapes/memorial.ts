import { isInMonth, memorialFields } from "@noren/validation/fields/memorial";
import { messageOf } from "@noren/validation/rules";
import * as v from "valibot";
import { described } from "../described.ts";
import { answers, inputs } from "../input.ts";
import { Id } from "./text.ts";

/** [memorial.shape] A day to be remembered every year. */
export const MemorialInput = v.pipe(
  v.object({
    ...inputs(memorialFields),
    is_mailed: described(
      "Whether the member is mailed before it. Absent: yes for a new day, unchanged for another.",
      v.optional(v.boolean("形式が正しくありません。")),
    ),
  }),
  v.forward(
    v.check((day) => isInMonth.holds(day.date, day), messageOf(isInMonth.message, memorialFields.date.label)),
    ["date"],
  ),
);
export type MemorialInput = v.InferInput<typeof MemorialInput>;

export const Memorial = v.object({
  id: Id,
  user_id: described("The member's `id`.", v.number()),
  ...answers(memorialFields),
  is_mailed: described(
    "Whether the member is mailed before it; false for a day whose mails the member stopped.",
    v.boolean(),
  ),
  next_date: described("The next date in Japan, YYYY-MM-DD; may be today.", v.string()),
});
export type Memorial = v.InferOutput<typeof Memorial>;
