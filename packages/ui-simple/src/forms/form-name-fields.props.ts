import type { AutoCompleteSection } from "#ui/forms/use-form-field";

export interface FormNameFieldsProps {
  /** Prefix of the field names: `shipping_` for `shipping_last_name`, `orderer.` for a nested object. */
  prefix?: string;
  section?: AutoCompleteSection;
}
