import { paths } from "@noren/contract/paths";
import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import { CategoryRow } from "#ui/slots/header/category-row";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { eatDayCopy } from "../../own/eat-day/eat-day.copy.ts";
import { EAT_DAY_ID } from "../../own/eat-day/eat-fields.ts";
import { TodaySekki } from "../../own/sekki/today-sekki.tsx";
import styles from "./header.module.css";

/** The mark with today's solar term beside it, and the way to the day on which one eats, which has a row of its own on a phone. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  const eatDay = `${paths.home()}#${EAT_DAY_ID}`;
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} />
        <ShopLink {...props} />
        <TodaySekki href={eatDay} />
        <CategoryRow {...props} />
        <a className={styles.pill} href={eatDay}>
          {eatDayCopy.pill}
        </a>
        <SearchForm {...props} />
        <AccountLinks {...props} />
        <CartLink {...props} />
      </div>
    </header>
  );
}
