import { OptionChoice as SimpleOptionChoice } from "@noren/ui-simple/screens/product/option-choice";
import type { ComponentProps } from "react";

/** Simple's choice. Nothing for an option with one value, such as the case, which the facts name. */
export function OptionChoice(props: ComponentProps<typeof SimpleOptionChoice>) {
  return props.option.values.length > 1 ? <SimpleOptionChoice {...props} /> : null;
}
