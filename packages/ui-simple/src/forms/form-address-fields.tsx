import type { FormAddressFieldsProps } from "#ui/forms/form-address-fields.props";
import { FormAddressLine } from "#ui/forms/form-address-line";
import { FormPostalCode } from "#ui/forms/form-postal-code";
import { FormPrefecture } from "#ui/forms/form-prefecture";
import { theme } from "#ui/theme";
import type { AddressPart } from "#ui/theme.props";

/** The parts of a postal address, in the theme's order. */
export function FormAddressFields(props: FormAddressFieldsProps) {
  return theme.addressFields.map((part) => <FormAddressPart key={part} part={part} {...props} />);
}

function FormAddressPart({ part, ...props }: FormAddressFieldsProps & { part: AddressPart }) {
  if (part === "postal_code") return <FormPostalCode {...props} />;
  if (part === "prefecture") return <FormPrefecture {...props} />;
  return <FormAddressLine part={part} {...props} />;
}
