import type { RegistrationField } from "@noren/validation/fields/user";
import { FormRadioGroup, FormTextField } from "#ui/forms/form-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { formCopy as copy } from "#ui/forms/forms.copy";

export interface FormProfileFieldProps {
  name: Exclude<RegistrationField, "security_question">;
}

/** The input of an optional profile field. */
export function FormProfileField({ name }: FormProfileFieldProps) {
  switch (name) {
    case "cell_phone_number":
      return <FormPhoneField name={name} />;
    case "birthday":
      return <FormTextField name={name} width="m" help={copy.birthdayHelp} />;
    case "gender":
    case "is_receive_newsletter":
      return <FormRadioGroup name={name} look="inline" />;
    default:
      return <FormTextField name={name} width="m" />;
  }
}
