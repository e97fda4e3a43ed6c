import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import { CategoryRow } from "#ui/slots/header/category-row";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { NextRoast } from "../../own/roast/next-roast.tsx";
import styles from "./header.module.css";

/** A rounded bar that floats over the page, with the day of the next roast. The search opens when it takes the focus. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} />
        <ShopLink {...props} />
        <CategoryRow {...props} />
        <NextRoast />
        <SearchForm {...props} />
        <AccountLinks {...props} />
        <CartLink {...props} />
      </div>
    </header>
  );
}
