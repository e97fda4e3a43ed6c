import type { FormAddressFieldsProps } from "#ui/forms/form-address-fields.props";
import { FormSelectField } from "#ui/forms/form-fields";
import { formCopy as copy } from "#ui/forms/forms.copy";

/** 都道府県. */
export function FormPrefecture({ prefix = "", section, prefectures }: FormAddressFieldsProps) {
  return (
    <FormSelectField
      name={`${prefix}prefecture`}
      section={section}
      width="m"
      emptyLabel={copy.choose}
      options={prefectures.map((name) => ({ value: name, label: name }))}
    />
  );
}
