import { FormTextField } from "#ui/forms/form-fields";
import { formCardCopy as copy } from "#ui/forms/form-card-fields.copy";

/**
 * The fields of a card. Their inputs have no name, so no browser and no script of another company sends them with the form:
 * only the payment service's script gets their values.
 */
export function FormCardFields() {
  return (
    <>
      <FormTextField name="ccNumber" width="l" isUnnamed />
      <FormTextField name="ccName" help={copy.nameHelp} width="l" isUnnamed />
      <FormTextField name="ccExpiration" help={copy.expirationHelp} width="s" isUnnamed />
      <FormSecurityCode />
    </>
  );
}

/** The security code alone, of a saved card. */
export const FormSecurityCode = () => <FormTextField name="securityCode" help={copy.codeHelp} width="xs" isUnnamed />;
