import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import { shopContactCopy as copy } from "#ui/slots/shop-contact/shop-contact.copy";
import styles from "./shop-contact.module.css";

/** The shop's phone number with its hours, and its email, as far as the shop has set them. */
export function ShopContact({ contact }: { contact: ShopContactProps | null }) {
  if (contact === null) return null;
  const { phone, hours, email } = contact;
  return (
    <address className={styles.contact}>
      {phone ? (
        <span>
          {copy.phone} <a href={phone.url}>{phone.text}</a>
          {hours ? <span>{copy.hours(hours)}</span> : null}
        </span>
      ) : null}
      {email ? (
        <span>
          {copy.email} <a href={email.url}>{email.text}</a>
        </span>
      ) : null}
    </address>
  );
}
