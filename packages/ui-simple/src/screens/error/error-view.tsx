import { paths } from "@noren/contract/paths";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { errorCopy as copy } from "#ui/screens/error/error.copy";
import { ShopContact } from "#ui/slots/shop-contact/shop-contact";
import styles from "./error.module.css";

/** [error.other-text] The page for errors without a page of their own. */
export function ErrorView({ contact }: { contact: ShopContactProps | null }) {
  return (
    <div className={styles.page}>
      <title>{copy.text}</title>
      <Heading level={1}>{copy.text}</Heading>
      <p>{copy.hint}</p>
      <div className={styles.actions}>
        <ButtonLink href="" isReload look="primary">
          {copy.retry}
        </ButtonLink>
        <ButtonLink href={paths.home()}>{copy.backToTop}</ButtonLink>
      </div>
      {contact ? <p>{copy.ask}</p> : null}
      <ShopContact contact={contact} />
    </div>
  );
}
