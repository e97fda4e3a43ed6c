import { Heading } from "#ui/elements/heading/heading";
import { giftLinkCopy as copy } from "#ui/slots/social-gift/gift-link.copy";
import styles from "./gift-link.module.css";

/** In place of a social gift's link while its order awaits the payment. */
export function GiftLinkOncePaid({ receiverName }: { receiverName: string }) {
  return (
    <section className={styles.link}>
      <div>
        <Heading level={2} size="s">
          {copy.title}
        </Heading>
        <p className={styles.lead}>{copy.oncePaid(receiverName)}</p>
      </div>
    </section>
  );
}
