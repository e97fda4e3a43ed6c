import { SelectField, type SelectFieldProps } from "#ui/elements/select-field/select-field";
import { dateChoiceCopy as copy } from "#ui/elements/date-choice/date-choice.copy";
import { formatShortDay } from "@noren/validation/format";

export interface DateChoiceProps extends Omit<SelectFieldProps, "options" | "emptyLabel"> {
  /** The available days (YYYY-MM-DD), in order. The value "" means 指定なし and is always available. */
  dates: readonly string[];
}

/**
 * A select of the available days. A chosen day that is no longer available stays in the list until the shopper chooses
 * another, so that the field does not change by itself.
 */
export function DateChoice({ dates, ...rest }: DateChoiceProps) {
  const { value } = rest;
  const days = value === "" || dates.includes(value) ? dates : [value, ...dates];
  const options = days.map((date) => ({ value: date, label: formatShortDay(date) }));
  return <SelectField width="m" {...rest} options={options} emptyLabel={copy.none} />;
}
