import { addressFields } from "@noren/validation/fields/address";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { addressFormCopy as copy } from "#ui/screens/address-form/address-form.copy";
import type { AddressFormProps } from "#ui/screens/address-form/address-form.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The form for a new or changed address of the address book. */
export function AddressFormView(props: AddressFormProps) {
  const { mode, values, isOwn, prefectures, findAddresses, listPath, onSubmitted } = props;
  return (
    <ColumnPage
      width="form"
      title={mode === "add" ? copy.addTitle : copy.editTitle}
      lead={isOwn ? copy.own : copy.note}
      back={{ path: listPath, name: copy.back }}
    >
      {values === null ? (
        <Loader label={copy.loading} />
      ) : (
        <Form fields={addressFields} initialValues={values} onSubmit={onSubmitted}>
          <FormNameFields prefix="shipping_" section="shipping" />
          <FormAddressFields section="shipping" prefectures={prefectures} findAddresses={findAddresses} />
          <FormPhoneField section="shipping" />
          <FormPhoneField name="cell_phone_number" section="shipping" />
          <FormSubmitButton block>{mode === "add" ? copy.submit : copy.update}</FormSubmitButton>
        </Form>
      )}
    </ColumnPage>
  );
}
