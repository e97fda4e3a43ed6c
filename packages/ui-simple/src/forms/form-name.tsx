import { useField } from "formik";
import { FieldRow } from "#ui/elements/fieldset/fieldset";
import { FormTextField } from "#ui/forms/form-fields";
import type { FormNameFieldsProps } from "#ui/forms/form-name-fields.props";
import { useKanaFromIme } from "#ui/forms/use-kana-from-ime";

/** 姓・名. Typing fills the kana of the same form. */
export function FormName({ prefix = "", section }: FormNameFieldsProps) {
  const [lastKana, , lastKanaHelpers] = useField<string>(`${prefix}last_name_kana`);
  const [firstKana, , firstKanaHelpers] = useField<string>(`${prefix}first_name_kana`);
  const last = useKanaFromIme(lastKana.value, (kana) => void lastKanaHelpers.setValue(kana));
  const first = useKanaFromIme(firstKana.value, (kana) => void firstKanaHelpers.setValue(kana));
  return (
    <FieldRow>
      <FormTextField name={`${prefix}last_name`} section={section} inputProps={last} />
      <FormTextField name={`${prefix}first_name`} section={section} inputProps={first} />
    </FieldRow>
  );
}
