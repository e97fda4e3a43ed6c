import { socialGiftCopy as copy } from "#ui/slots/social-gift/social-gift.copy";
import styles from "./social-gift.module.css";

export interface GiftLetterProps {
  receiverName: string;
  senderName: string;
  /** Null for none. */
  message: string | null;
}

/** The giver's words to the recipient of a social gift, as the recipient sees them. */
export function GiftLetter({ receiverName, senderName, message }: GiftLetterProps) {
  return (
    <figure className={styles.letter} aria-label={copy.letter}>
      <p>{copy.to(receiverName)}</p>
      {message ? <p className={styles.message}>{message}</p> : null}
      <p className={styles.from}>{copy.from(senderName)}</p>
    </figure>
  );
}
