import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Loader } from "#ui/elements/loader/loader";
import { socialGiftCompleteCopy as copy } from "#ui/screens/social-gift-complete/social-gift-complete.copy";
import type { SocialGiftCompleteProps } from "#ui/screens/social-gift-complete/social-gift-complete.props";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";
import { ContactSection } from "#ui/slots/shop-contact/contact-section";
import { GiftContents } from "#ui/slots/social-gift/gift-contents";
import { GiftFrame } from "#ui/slots/social-gift/gift-frame";
import { GiftLetter } from "#ui/slots/social-gift/gift-letter";
import styles from "./social-gift-complete-view.module.css";

/** An accepted gift, without its address: the giver has the link too. */
export function SocialGiftCompleteView({ gift, wish, failureText, contact, onRetried }: SocialGiftCompleteProps) {
  if (gift === "missing") {
    return (
      <GiftFrame current={null} title={copy.missingTitle}>
        <p>{copy.missing}</p>
        <ContactSection contact={contact} />
      </GiftFrame>
    );
  }
  if (gift === null) {
    return (
      <GiftFrame current={3} title={copy.title}>
        <Loader label={copy.loading} failure={failureText === null ? null : { message: failureText, onRetried }} />
      </GiftFrame>
    );
  }
  const when = wish && (
    <DeliveryWish delivery_at={wish.day} delivery_timezone_name={wish.slot} isAwaitingPayment={false} />
  );
  return (
    <GiftFrame current={3} title={copy.title} lead={copy.lead}>
      <div className={styles.facts}>
        <DefinitionList
          items={[{ term: copy.number, detail: gift.orderNo }, ...(when ? [{ term: copy.when, detail: when }] : [])]}
        />
        <p className={styles.keep}>{copy.keep}</p>
      </div>
      <GiftLetter {...gift} />
      <GiftContents {...gift} />
      <p className={styles.giver}>{copy.giver}</p>
      <ContactSection contact={contact} />
    </GiftFrame>
  );
}
