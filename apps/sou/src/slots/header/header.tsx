import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import { CategoryRow } from "#ui/slots/header/category-row";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import styles from "./header.module.css";

/** The seal in the middle of a phone, at the right end of a desktop with the shop's name hanging beside it like a sign. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} />
        <ShopLink {...props} />
        <CategoryRow {...props} />
        <SearchForm {...props} />
        <AccountLinks {...props} />
        <CartLink {...props} />
      </div>
    </header>
  );
}
