import { SelectField, type SelectFieldProps } from "#ui/elements/select-field/select-field";
import { dateChoiceCopy as copy } from "#ui/elements/date-choice/date-choice.copy";
import { formatShortDay } from "@noren/validation/format";

export interface DateChoiceProps extends Omit<SelectFieldProps, "options" | "emptyLabel"> {
  /** The days that can be chosen (YYYY-MM-DD), in order. "" is 指定なし, which is always a choice. */
  dates: readonly string[];
}

/**
 * A day out of those that are possible: no calendar offers a day that cannot be had. One that was chosen before it
 * became impossible stays in view until another is.
 */
export function DateChoice({ dates, ...rest }: DateChoiceProps) {
  const { value } = rest;
  const days = value === "" || dates.includes(value) ? dates : [value, ...dates];
  const options = days.map((date) => ({ value: date, label: formatShortDay(date) }));
  return <SelectField width="m" {...rest} options={options} emptyLabel={copy.none} />;
}
