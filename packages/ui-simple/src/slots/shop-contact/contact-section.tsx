import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import { Heading } from "#ui/elements/heading/heading";
import { ShopContact } from "#ui/slots/shop-contact/shop-contact";
import { shopContactCopy as copy } from "#ui/slots/shop-contact/shop-contact.copy";
import styles from "./shop-contact.module.css";

/** How to ask about an order; nothing in a shop without a contact. */
export function ContactSection({ contact }: { contact: ShopContactProps | null }) {
  if (contact === null) return null;
  return (
    <section className={styles.section}>
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <p>{copy.lead}</p>
      <ShopContact contact={contact} />
    </section>
  );
}
