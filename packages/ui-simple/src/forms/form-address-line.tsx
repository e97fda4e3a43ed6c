import type { FormAddressFieldsProps } from "#ui/forms/form-address-fields.props";
import { FormTextField } from "#ui/forms/form-fields";

interface FormAddressLineProps extends Pick<FormAddressFieldsProps, "prefix" | "section"> {
  part: "city" | "address1" | "address2";
}

/** 市区町村, 番地 or 建物. */
export function FormAddressLine({ prefix = "", section, part }: FormAddressLineProps) {
  return <FormTextField name={`${prefix}${part}`} section={section} width="l" />;
}
