import { addressFields } from "@noren/validation/fields/address";
import { formatDeliveryDay, lastMomentBefore } from "@noren/validation/format";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { DeclineGift } from "#ui/screens/social-gift-shipping/decline-gift";
import { socialGiftShippingCopy as copy } from "#ui/screens/social-gift-shipping/social-gift-shipping.copy";
import type {
  ReceivedGift,
  SocialGiftShippingProps,
} from "#ui/screens/social-gift-shipping/social-gift-shipping.props";
import { ContactSection } from "#ui/slots/shop-contact/contact-section";
import { GiftContents } from "#ui/slots/social-gift/gift-contents";
import { GiftFrame } from "#ui/slots/social-gift/gift-frame";
import { GiftLetter } from "#ui/slots/social-gift/gift-letter";
import styles from "./social-gift-shipping-view.module.css";

/** The first page of a social gift's recipient: the gift, and the form for the address. */
export function SocialGiftShippingView(props: SocialGiftShippingProps) {
  const { status, gift, failureText, contact, onRetried } = props;
  if (status === "declined") {
    return (
      <GiftFrame current={null} title={copy.declinedTitle}>
        <Notice tone="success" live>
          <p>{copy.declined}</p>
        </Notice>
      </GiftFrame>
    );
  }
  if (status === "unavailable") {
    return (
      <GiftFrame current={null} title={copy.unavailableTitle}>
        <Notice tone="warning" live>
          <p>{copy.unavailable}</p>
        </Notice>
        <p>{copy.unavailableHelp}</p>
        <ContactSection contact={contact} />
      </GiftFrame>
    );
  }
  if (gift === null) {
    return (
      <GiftFrame current={0} title={copy.title}>
        <Loader label={copy.loading} failure={failureText === null ? null : { message: failureText, onRetried }} />
      </GiftFrame>
    );
  }
  return <OpenGift {...props} gift={gift} />;
}

function OpenGift(props: SocialGiftShippingProps & { gift: ReceivedGift }) {
  const { gift, values, prefectures, findAddresses, onSubmitted, onDeclined } = props;
  return (
    <GiftFrame current={0} title={copy.arrived(gift.senderName)} lead={copy.lead}>
      <GiftLetter {...gift} />
      <GiftContents {...gift} />
      <p className={styles.until}>{copy.until(formatDeliveryDay(lastMomentBefore(gift.expiresAt)))}</p>
      <section className={styles.address}>
        <div>
          <Heading level={2} size="s">
            {copy.address}
          </Heading>
          <p className={styles.privacy}>{copy.privacy}</p>
        </div>
        <Form fields={addressFields} initialValues={values} onSubmit={onSubmitted}>
          <FormNameFields prefix="shipping_" section="shipping" />
          <FormAddressFields section="shipping" prefectures={prefectures} findAddresses={findAddresses} />
          <FormPhoneField section="shipping" />
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
      </section>
      <DeclineGift onDeclined={onDeclined} />
    </GiftFrame>
  );
}
