import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import { CategoryRow } from "#ui/slots/header/category-row";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { PhoneLink } from "../../own/header/phone-link.tsx";
import { SideLink } from "../../own/header/side-link.tsx";
import { listKindsOfGoods } from "../../own/sides.ts";
import styles from "./header.module.css";

/** The shop's name upright in a black column, 慶び at its left and 弔い at its right, and the telephone with its hours. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} />
        <SearchForm {...props} />
        <SideLink side="joy" categories={props.categories} className={styles.joy} />
        <ShopLink {...props} />
        <SideLink side="mourning" categories={props.categories} className={styles.mourning} />
        <PhoneLink contact={props.contact} className={styles.tel} />
        <AccountLinks {...props} />
        <CartLink {...props} />
        <CategoryRow categories={listKindsOfGoods(props.categories)} />
      </div>
    </header>
  );
}
