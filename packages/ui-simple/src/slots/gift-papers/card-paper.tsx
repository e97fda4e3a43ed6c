import { giftPapersCopy as copy } from "#ui/slots/gift-papers/gift-papers.copy";
import styles from "./gift-papers.module.css";

/** A message card as printed. */
export function CardPaper({ message }: { message: string }) {
  return (
    <figure className={styles.card} aria-label={copy.card}>
      <p className={message === "" ? styles.blank : undefined}>{message === "" ? copy.emptyCard : message}</p>
    </figure>
  );
}
