import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import { CategoryRow } from "#ui/slots/header/category-row";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import styles from "./header.module.css";

/** The header of most pages. It works without scripts: links, a search form, and a menu in a `<details>`. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} />
        <ShopLink {...props} />
        <SearchForm {...props} />
        <AccountLinks {...props} />
        <CartLink {...props} />
      </div>
      <CategoryRow {...props} />
    </header>
  );
}
