import { FormTextField } from "#ui/forms/form-fields";
import { formCopy as copy } from "#ui/forms/forms.copy";
import type { AutoCompleteSection } from "#ui/forms/use-form-field";

export interface FormPhoneFieldProps {
  name?: "phone_number" | "cell_phone_number";
  section?: AutoCompleteSection;
}

const helps = { phone_number: copy.phoneHelp, cell_phone_number: copy.cellPhoneHelp };

/** A phone number. Hyphens and full-width digits may be typed; they are normalised on blur. */
export function FormPhoneField({ name = "phone_number", section }: FormPhoneFieldProps) {
  return <FormTextField name={name} section={section} width="m" help={helps[name]} />;
}
