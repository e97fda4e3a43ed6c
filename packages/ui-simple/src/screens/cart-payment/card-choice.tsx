import { NEW_CARD } from "@noren/validation/fields/card";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { FormCardFields, FormSecurityCode } from "#ui/forms/form-card-fields";
import { FormCheckboxField, FormRadioGroup } from "#ui/forms/form-fields";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";
import type { CardPayment, PaymentValues } from "#ui/screens/cart-payment/cart-payment.props";
import { TestPaymentNotice } from "#ui/slots/card-name/test-payment-notice";
import { cardNameCopy } from "#ui/slots/card-name/card-name.copy";

/** The member's saved cards, and the fields of a new card. */
export function CardChoice({ saved, canSave, asksSecurityCode, isTest }: CardPayment) {
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const codeOf = useRef(values.card);
  useEffect(() => {
    if (codeOf.current === values.card) return;
    codeOf.current = values.card;
    // The code belongs to the card chosen before.
    void setFieldValue("securityCode", "");
  }, [values.card, setFieldValue]);
  return (
    <>
      {isTest ? <TestPaymentNotice /> : null}
      {saved.length > 0 ? (
        <FormRadioGroup
          name="card"
          options={[
            ...saved.map((card) => ({
              value: String(card.id),
              label: cardNameCopy.name(card),
              help: card.isExpired ? copy.expired : cardNameCopy.validUntil(card.expiration),
              aside: card.is_main ? copy.main : undefined,
              disabled: card.isExpired,
              below: asksSecurityCode ? <FormSecurityCode /> : undefined,
            })),
            { value: NEW_CARD, label: copy.newCard },
          ]}
        />
      ) : null}
      {values.card === NEW_CARD ? (
        <>
          <FormCardFields />
          {canSave ? <FormCheckboxField name="is_save_card" /> : null}
        </>
      ) : null}
    </>
  );
}
