import { labels } from "@noren/validation/labels";
import { useField } from "formik";
import { FieldRow } from "#ui/elements/fieldset/fieldset";
import { FormTextField } from "#ui/forms/form-fields";
import { useKanaFromIme } from "#ui/forms/use-kana-from-ime";

export interface FormNameFieldsProps {
  /** Before the names: `shipping_` for an address's `shipping_last_name`, `orderer.` for a group. */
  prefix?: string;
  /** The section token of `autocomplete`. */
  section?: "shipping" | "billing";
}

const label = labels.user;

/** 姓・名 and セイ・メイ, whose kana fills itself while the name is typed. */
export function FormNameFields({ prefix = "", section }: FormNameFieldsProps) {
  const [lastKana, , lastKanaHelpers] = useField<string>(`${prefix}last_name_kana`);
  const [firstKana, , firstKanaHelpers] = useField<string>(`${prefix}first_name_kana`);
  const last = useKanaFromIme(lastKana.value, (kana) => void lastKanaHelpers.setValue(kana));
  const first = useKanaFromIme(firstKana.value, (kana) => void firstKanaHelpers.setValue(kana));
  const token = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <>
      <FieldRow>
        <FormTextField
          name={`${prefix}last_name`}
          label={label.last_name}
          required
          autoComplete={token("family-name")}
          inputProps={last}
        />
        <FormTextField
          name={`${prefix}first_name`}
          label={label.first_name}
          required
          autoComplete={token("given-name")}
          inputProps={first}
        />
      </FieldRow>
      <FieldRow>
        <FormTextField name={`${prefix}last_name_kana`} label={label.last_name_kana} required autoComplete="off" />
        <FormTextField name={`${prefix}first_name_kana`} label={label.first_name_kana} required autoComplete="off" />
      </FieldRow>
    </>
  );
}
