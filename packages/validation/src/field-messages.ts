import type { Field, NumberField } from "./fields/field.ts";
import { messageOf } from "./rules.ts";

/** The message for an empty required field. */
export const requiredMessage = ({ label, isChosen }: Field): string =>
  messageOf(isChosen ? "choose" : "required", label);

/** The messages for a value that is no number, too small or too large. */
export function numberMessages(field: NumberField): { type: string; min: string; max: string } {
  const { label, isChosen, min, max, places = 0 } = field;
  if (isChosen) return { type: requiredMessage(field), min: requiredMessage(field), max: requiredMessage(field) };
  if (places === 0)
    return {
      type: messageOf("number", label),
      min: messageOf("min_value", label, { min }),
      max: messageOf("max_value", label, { max }),
    };
  const between = messageOf("between", label, { min, max });
  return { type: messageOf("decimal", label, { max: places }), min: between, max: between };
}
