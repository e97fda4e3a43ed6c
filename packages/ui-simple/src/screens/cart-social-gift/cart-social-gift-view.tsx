import { socialGiftFields } from "@noren/validation/fields/gift";
import { formatNumber } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextArea, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartSocialGiftCopy as copy } from "#ui/screens/cart-social-gift/cart-social-gift.copy";
import type { CartSocialGiftProps } from "#ui/screens/cart-social-gift/cart-social-gift.props";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import { GiftLetter } from "#ui/slots/social-gift/gift-letter";
import styles from "./cart-social-gift-view.module.css";

/** The giver's part of a social gift: names, message with preview, and what to expect. */
export function CartSocialGiftView(props: CartSocialGiftProps) {
  const { values, sums, packed, replacesDestinations, isGift, isUndoing, backPath, onSubmitted, onUndone } = props;
  const { without, keep, with: choose } = copy.packing;
  return (
    <CheckoutFrame
      current={0}
      isSocialGift
      title={copy.title}
      lead={copy.lead}
      back={{ path: backPath, name: copy.back }}
      aside={sums ? <OrderSums {...sums} /> : null}
    >
      {values === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          {replacesDestinations ? (
            <Notice>
              <p>{copy.replaced}</p>
            </Notice>
          ) : null}
          <Form fields={socialGiftFields} initialValues={values} onSubmit={onSubmitted}>
            {(form) => (
              <>
                <Fieldset legend={copy.names}>
                  <FormTextField name="receiver_name" width="l" help={copy.receiverHelp} />
                  <FormTextField name="sender_name" width="l" help={copy.senderHelp} />
                  <FormTextArea name="message" rows={5} />
                </Fieldset>
                <div className={styles.preview}>
                  <p className={styles.caption}>{copy.preview}</p>
                  <GiftLetter
                    receiverName={form.values.receiver_name || copy.noName}
                    senderName={form.values.sender_name || copy.noName}
                    message={form.values.message || null}
                  />
                </div>
                {packed ? <GiftSummary packed={packed} /> : null}
                <FormRadioGroup
                  name="packing"
                  look="card"
                  options={[
                    { value: "without", ...(packed ? keep : without) },
                    { value: "with", ...choose },
                  ]}
                />
                <Terms {...props} />
                <FormSubmitButton block>
                  {form.values.packing === "with" ? copy.nextPacking : copy.next}
                </FormSubmitButton>
              </>
            )}
          </Form>
          {isGift ? (
            <div className={styles.undo}>
              <p className={styles.caption}>{copy.undoHelp}</p>
              <Button loading={isUndoing} onClick={onUndone}>
                {copy.undo}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </CheckoutFrame>
  );
}

function Terms({ carriage, days }: Pick<CartSocialGiftProps, "carriage" | "days">) {
  return (
    <section className={styles.terms}>
      <Heading level={2} size="s">
        {copy.terms}
      </Heading>
      <ul className={styles.list}>
        <li>{copy.days(days)}</li>
        <li>{copy.refund}</li>
        <li>{carriage === 0 ? copy.freeCarriage : copy.carriage(formatNumber(carriage))}</li>
        <li>{copy.payment}</li>
        <li>{copy.noPrice}</li>
      </ul>
    </section>
  );
}
