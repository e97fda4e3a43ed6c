import { paths } from "@noren/contract/paths";
import { Icon } from "#ui/elements/icon/icon";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import type { HeaderProps } from "#ui/slots/header/header.props";
import styles from "./header.module.css";

/** The link to the cart with the number of pieces in it. */
export function CartLink({ cartCount }: Pick<HeaderProps, "cartCount">) {
  return (
    <a className={styles.cart} href={paths.cart()}>
      <Icon name="cart" />
      <span className={styles.word}>{copy.cart}</span>
      {cartCount ? (
        <span className={styles.count}>
          {copy.cartCount(cartCount)}
          <VisuallyHidden>{copy.pieces}</VisuallyHidden>
        </span>
      ) : null}
    </a>
  );
}
