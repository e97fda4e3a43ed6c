import { passwordFields } from "@noren/validation/fields/login";
import { useEffect } from "react";
import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { requiredPart } from "#ui/required-part";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { CartConfirmProps, FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmMessage } from "#ui/screens/cart-confirm/confirm-message";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import styles from "./cart-confirm-view.module.css";

const orderFields = { current_password: passwordFields.current_password };

/** Legal item 2, the amounts, with the terms and the button that places the order, and why it failed. */
export function OrderPanel(props: CartConfirmProps & { confirmation: FinalConfirmation }) {
  const { confirmation, messages, termsPath, privacyPath, isOrdering, errorText, asksPassword, onOrdered } = props;
  const text = isOrdering ? copy.ordering : copy.order;
  return (
    <div className={styles.panel}>
      <div {...requiredPart("legal-amounts")}>
        <OrderSums {...confirmation.amounts} />
      </div>
      <ConfirmMessage code="cart-confirm-2" messages={messages} />
      <p className={styles.agreement} data-screen-only="">
        {copy.agreement}
        <br />
        <TextLink href={termsPath}>{copy.terms}</TextLink> <TextLink href={privacyPath}>{copy.privacy}</TextLink>
      </p>
      {errorText ? (
        <Notice tone="error" title={copy.failed} live>
          <p>{errorText}</p>
        </Notice>
      ) : null}
      {asksPassword ? (
        <OrderWithPassword onOrdered={onOrdered}>{text}</OrderWithPassword>
      ) : (
        <Button
          {...requiredPart("order-button")}
          look="primary"
          size="large"
          block
          loading={isOrdering}
          onClick={() => void onOrdered()}
        >
          {text}
        </Button>
      )}
    </div>
  );
}

/** The password's field, which gets the focus, and the button. */
function OrderWithPassword({ onOrdered, children }: Pick<CartConfirmProps, "onOrdered"> & { children: string }) {
  useEffect(() => document.getElementById("current_password")?.focus(), []);
  return (
    <Form fields={orderFields} onSubmit={({ current_password }) => onOrdered(current_password)}>
      <FormPasswordField name="current_password" help={copy.passwordLead} />
      <FormSubmitButton {...requiredPart("order-button")} block>
        {children}
      </FormSubmitButton>
    </Form>
  );
}
