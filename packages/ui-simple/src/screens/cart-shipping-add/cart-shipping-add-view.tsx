import { destinationFields } from "@noren/validation/fields/address";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormCheckboxField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartShippingAddCopy as copy } from "#ui/screens/cart-shipping-add/cart-shipping-add.copy";
import type { CartShippingAddProps } from "#ui/screens/cart-shipping-add/cart-shipping-add.props";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";

/** The form for a new destination, or for the change of one. */
export function CartShippingAddView(props: CartShippingAddProps) {
  const { values, isChange, isMember, canSave, prefectures, findAddresses, backPath, onSubmitted } = props;
  return (
    <CheckoutFrame
      current={0}
      title={isChange ? copy.changeTitle : copy.addTitle}
      lead={isMember ? copy.note : undefined}
      back={{ path: backPath, name: copy.back }}
    >
      {values === null ? (
        <Loader />
      ) : (
        <Form fields={destinationFields} initialValues={values} onSubmit={onSubmitted}>
          <FormNameFields prefix="shipping_" section="shipping" />
          <FormAddressFields section="shipping" prefectures={prefectures} findAddresses={findAddresses} />
          <FormPhoneField section="shipping" />
          {canSave ? <FormCheckboxField name="is_save_address" /> : null}
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
      )}
    </CheckoutFrame>
  );
}
