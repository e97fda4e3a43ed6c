import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import { CategoryRow } from "#ui/slots/header/category-row";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { whenCopy } from "../../own/when/when.copy.ts";
import { WHEN } from "../../own/when/when.ts";
import styles from "./header.module.css";

/** The categories beside the mark; the menu has all. */
const SHOWN_CATEGORIES = 4;

/** A strip of ink with the first categories, and a link to the section that counts back to the last day to order. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} />
        <ShopLink {...props} />
        <CategoryRow categories={props.categories.slice(0, SHOWN_CATEGORIES)} />
        <SearchForm {...props} />
        <a className={styles.when} href={`${props.homePath}#${WHEN}`}>
          {whenCopy.ask}
        </a>
        <AccountLinks {...props} />
        <CartLink {...props} />
      </div>
    </header>
  );
}
