import { guestCheckoutFields } from "@noren/validation/fields/cart";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormRadioGroup, FormTextField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type { GuestShippingSelect } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import styles from "./cart-shipping-select-view.module.css";

/** The orderer's fields, and whether the order goes to the orderer's address. */
export function GuestChoice(props: GuestShippingSelect) {
  const { values, prefectures, findAddresses, loginPath, otherNames, isSocialGift, onSubmitted } = props;
  const needsOtherAddress = otherNames.length === 0;
  return (
    <>
      {loginPath === null ? null : (
        <p className={styles.login}>
          {copy.haveAccount} <TextLink href={loginPath}>{copy.login}</TextLink>
        </p>
      )}
      <Form fields={guestCheckoutFields} initialValues={values} onSubmit={onSubmitted}>
        {(form) => (
          <>
            <Fieldset legend={copy.orderer}>
              <FormNameFields section="billing" />
              <FormAddressFields section="billing" prefectures={prefectures} findAddresses={findAddresses} />
              <FormPhoneField section="billing" />
              <FormTextField name="email" width="l" help={copy.emailHelp} />
            </Fieldset>
            {isSocialGift ? null : (
              <FormRadioGroup
                name="destination"
                look="card"
                options={[
                  { value: "self", label: copy.self },
                  {
                    value: "other",
                    label: copy.other,
                    help: needsOtherAddress ? copy.otherHelp : copy.otherKnown(otherNames),
                  },
                ]}
              />
            )}
            <FormSubmitButton block>
              {isSocialGift
                ? copy.nextPayment
                : form.values.destination === "other" && needsOtherAddress
                  ? copy.nextOther
                  : copy.next}
            </FormSubmitButton>
          </>
        )}
      </Form>
    </>
  );
}
