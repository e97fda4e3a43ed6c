import type { HeaderProps } from "#ui/slots/header/header.props";
import { headCopy as copy } from "./head.copy.ts";
import styles from "./phone-link.module.css";

/** The shop's telephone with its hours: many buyers are unsure and would rather ask. */
export function PhoneLink({ contact, className }: Pick<HeaderProps, "contact"> & { className: string | undefined }) {
  if (!contact?.phone) return null;
  return (
    <p className={className}>
      <a className={styles.phone} href={contact.phone.url}>
        <span className={styles.label}>{copy.phone}</span>
        <span className={styles.number}>{contact.phone.text}</span>
        {contact.hours ? <span className={styles.hours}>{contact.hours}</span> : null}
      </a>
    </p>
  );
}
