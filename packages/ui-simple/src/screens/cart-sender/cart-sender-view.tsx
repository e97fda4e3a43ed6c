import { senderFields, typedSenderFields } from "@noren/validation/fields/cart";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormCheckboxField, FormRadioGroup } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartSenderCopy as copy } from "#ui/screens/cart-sender/cart-sender.copy";
import { type CartSenderProps, NEW_SENDER } from "#ui/screens/cart-sender/cart-sender.props";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { MoreRecipients, RecipientSearch, useRecipientSearch } from "#ui/slots/recipients/recipient-search";
import { RecipientText } from "#ui/slots/recipients/recipient-text";
import styles from "./cart-sender-view.module.css";

/** The choice of ご依頼主, for one destination or for all. */
export function CartSenderView({ choice, prefectures, findAddresses, back, onSubmitted }: CartSenderProps) {
  const lead = choice?.recipient == null ? copy.lead : copy.leadFor(choice.recipient);
  return (
    <CheckoutFrame current={1} title={copy.title} lead={lead} back={{ path: back.path, name: copy.back[back.from] }}>
      {choice === null ? (
        <Loader label={copy.loading} />
      ) : (
        <Form
          fields={typedSenderFields}
          fieldsFor={({ sender }) => (sender === NEW_SENDER ? typedSenderFields : senderFields)}
          initialValues={choice.values}
          onSubmit={onSubmitted}
        >
          {({ values }) => (
            <>
              <Senders senders={choice.senders} chosen={values.sender} />
              {values.sender === NEW_SENDER ? (
                <Fieldset legend={copy.typed}>
                  <FormNameFields prefix="shipping_" />
                  <FormAddressFields prefectures={prefectures} findAddresses={findAddresses} />
                  <FormPhoneField />
                </Fieldset>
              ) : null}
              {choice.hasOthers ? <FormCheckboxField name="for_all" /> : null}
              <FormSubmitButton block>{copy.submit}</FormSubmitButton>
            </>
          )}
        </Form>
      )}
    </CheckoutFrame>
  );
}

type SendersProps = Pick<NonNullable<CartSenderProps["choice"]>, "senders"> & { chosen: string };

/** The addresses that the search finds, and the chosen one. */
function Senders({ senders, chosen }: SendersProps) {
  const search = useRecipientSearch(senders);
  const shown = senders.filter((sender) => sender.value === chosen || search.shown.includes(sender));
  return (
    <div className={styles.senders}>
      <RecipientSearch {...search} id="sender" />
      <FormRadioGroup
        name="sender"
        look="card"
        options={[
          ...shown.map((sender) => ({ value: sender.value, label: <RecipientText recipient={sender} /> })),
          { value: NEW_SENDER, label: copy.new },
        ]}
      />
      <MoreRecipients {...search} />
    </div>
  );
}
