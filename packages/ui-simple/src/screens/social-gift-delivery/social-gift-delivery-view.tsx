import { deliveryWishFields } from "@noren/validation/fields/cart";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormDateChoice, FormSelectField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { socialGiftDeliveryCopy as copy } from "#ui/screens/social-gift-delivery/social-gift-delivery.copy";
import type { SocialGiftDeliveryProps } from "#ui/screens/social-gift-delivery/social-gift-delivery.props";
import { earliestText } from "#ui/slots/arrival/arrival.copy";
import { GiftFrame } from "#ui/slots/social-gift/gift-frame";
import styles from "./social-gift-delivery-view.module.css";

/** The recipient's choice of the delivery day and time slot. */
export function SocialGiftDeliveryView(props: SocialGiftDeliveryProps) {
  const { destination, choices, values, failureText, backPath, onRetried, onSubmitted } = props;
  return (
    <GiftFrame current={1} title={copy.title} back={{ path: backPath, name: copy.back }}>
      {destination === null ? null : (
        <section className={styles.destination} aria-label={copy.to}>
          <Heading level={2} size="s">
            {copy.to}
          </Heading>
          <p>{copy.name(destination.name)}</p>
          <p>{destination.address}</p>
        </section>
      )}
      {choices === null ? (
        <Loader label={copy.loading} failure={failureText === null ? null : { message: failureText, onRetried }} />
      ) : (
        <Form fields={deliveryWishFields} initialValues={values} onSubmit={onSubmitted}>
          <FormDateChoice
            name="delivery_at"
            dates={choices.dates}
            help={choices.dates[0] ? earliestText(choices.dates[0]) : undefined}
          />
          <FormSelectField
            name="delivery_timezone_key"
            emptyLabel={copy.anySlot}
            width="m"
            options={choices.timeSlots}
          />
          {choices.note ? <p className={styles.note}>{choices.note}</p> : null}
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
      )}
    </GiftFrame>
  );
}
