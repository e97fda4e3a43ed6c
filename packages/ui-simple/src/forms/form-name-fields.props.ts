import type { AutoCompleteSection } from "#ui/forms/use-form-field";

export interface FormNameFieldsProps {
  /** Before the names: `shipping_` for an address's `shipping_last_name`, `orderer.` for a group. */
  prefix?: string;
  section?: AutoCompleteSection;
}
