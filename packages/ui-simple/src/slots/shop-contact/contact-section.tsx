import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { ShopContact } from "#ui/slots/shop-contact/shop-contact";
import { shopContactCopy as copy } from "#ui/slots/shop-contact/shop-contact.copy";
import styles from "./shop-contact.module.css";

interface ContactSectionProps {
  contact: ShopContactProps | null;
  /** The inquiry form of the order. */
  inquiryPath?: string;
}

/** How to ask about an order; nothing in a shop without a contact. */
export function ContactSection({ contact, inquiryPath }: ContactSectionProps) {
  if (contact === null) return null;
  return (
    <section className={styles.section}>
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <p>{copy.lead}</p>
      <ShopContact contact={contact} />
      {inquiryPath ? (
        <p data-screen-only="">
          <TextLink href={inquiryPath}>{copy.form}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
