import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { wordsCopy } from "../../own/header/words.copy.ts";
import { Words } from "../../own/header/words.tsx";
import styles from "./header.module.css";

/** Words on one line: 目次, the shop's name and the cart on a phone; four more and the search on a desktop. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} label={wordsCopy.menu} />
        <ShopLink {...props} />
        <Words className={styles.words} />
        <SearchForm {...props} />
        <AccountLinks {...props} />
        <CartLink {...props} />
      </div>
    </header>
  );
}
