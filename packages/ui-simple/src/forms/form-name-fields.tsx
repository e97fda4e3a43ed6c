import { FormKana } from "#ui/forms/form-kana";
import { FormName } from "#ui/forms/form-name";
import type { FormNameFieldsProps } from "#ui/forms/form-name-fields.props";
import { theme } from "#ui/theme";

const parts = { name: FormName, kana: FormKana };

/** The name and its kana, in the theme's order. */
export function FormNameFields(props: FormNameFieldsProps) {
  return theme.nameFields.map((part) => {
    const Part = parts[part];
    return <Part key={part} {...props} />;
  });
}
