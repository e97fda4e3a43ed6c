import { paths } from "@noren/contract/paths";
import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import { CategoryRow } from "#ui/slots/header/category-row";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { headCopy as copy } from "../../own/header/head.copy.ts";
import styles from "./header.module.css";

/** Two rows: the shop, a search as wide as half the page and the cart; below them the top categories with their numbers. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <ShopLink {...props} />
        <SearchForm {...props} />
        <a className={styles.again} href={paths.orderHistory()}>
          {copy.again}
        </a>
        <AccountLinks {...props} />
        <CartLink {...props} />
        <CategoryMenu {...props} label={copy.menu} />
        <CategoryRow {...props} />
      </div>
    </header>
  );
}
