import { useField } from "formik";
import { FieldRow } from "#ui/elements/fieldset/fieldset";
import { FormTextField } from "#ui/forms/form-fields";
import type { AutoCompleteSection } from "#ui/forms/use-form-field";
import { useKanaFromIme } from "#ui/forms/use-kana-from-ime";

export interface FormNameFieldsProps {
  /** Before the names: `shipping_` for an address's `shipping_last_name`, `orderer.` for a group. */
  prefix?: string;
  section?: AutoCompleteSection;
}

/** 姓・名 and セイ・メイ, whose kana fills itself while the name is typed. */
export function FormNameFields({ prefix = "", section }: FormNameFieldsProps) {
  const [lastKana, , lastKanaHelpers] = useField<string>(`${prefix}last_name_kana`);
  const [firstKana, , firstKanaHelpers] = useField<string>(`${prefix}first_name_kana`);
  const last = useKanaFromIme(lastKana.value, (kana) => void lastKanaHelpers.setValue(kana));
  const first = useKanaFromIme(firstKana.value, (kana) => void firstKanaHelpers.setValue(kana));
  return (
    <>
      <FieldRow>
        <FormTextField name={`${prefix}last_name`} section={section} inputProps={last} />
        <FormTextField name={`${prefix}first_name`} section={section} inputProps={first} />
      </FieldRow>
      <FieldRow>
        <FormTextField name={`${prefix}last_name_kana`} />
        <FormTextField name={`${prefix}first_name_kana`} />
      </FieldRow>
    </>
  );
}
