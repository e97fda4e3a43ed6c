import { FieldRow } from "#ui/elements/fieldset/fieldset";
import { FormTextField } from "#ui/forms/form-fields";
import type { FormNameFieldsProps } from "#ui/forms/form-name-fields.props";

/** セイ・メイ. */
export function FormKana({ prefix = "" }: FormNameFieldsProps) {
  return (
    <FieldRow>
      <FormTextField name={`${prefix}last_name_kana`} />
      <FormTextField name={`${prefix}first_name_kana`} />
    </FieldRow>
  );
}
