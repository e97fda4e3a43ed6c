import { labels } from "@noren/validation/labels";
import { FormTextField } from "#ui/forms/form-fields";
import { formCopy as copy } from "#ui/forms/forms.copy";

export interface FormPhoneFieldProps {
  name?: "phone_number" | "cell_phone_number";
  required?: boolean;
  /** The section token of `autocomplete`. */
  section?: "shipping" | "billing";
}

/** A phone number, typed as one likes: hyphens and full-width digits are put right when the field is left. */
export function FormPhoneField({ name = "phone_number", required = true, section }: FormPhoneFieldProps) {
  return (
    <FormTextField
      name={name}
      label={labels.user[name]}
      required={required}
      type="tel"
      inputMode="tel"
      width="m"
      autoComplete={section ? `${section} tel` : "tel"}
      placeholder={copy.phoneSample}
      help={copy.phoneHelp}
    />
  );
}
