import { paths } from "@noren/contract/paths";
import { useRef } from "react";
import { AccountLinks } from "#ui/slots/header/account-links";
import { CartLink } from "#ui/slots/header/cart-link";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ShopLink } from "#ui/slots/header/shop-link";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { useSingleKeys } from "../../own/keys/single-keys.ts";
import { SHEET_ID } from "../../own/sheet/sheet-fields.ts";
import { headCopy as copy } from "../../own/header/head.copy.ts";
import styles from "./header.module.css";

/** One row: the mark, the field for a code or a word, which `/` focuses, and the ways to order. */
export function Header(props: HeaderProps) {
  const ref = useHidingHeader(props.cartCount);
  const search = useRef<HTMLDivElement>(null);
  useSingleKeys({ "/": () => search.current?.querySelector("input")?.focus() });
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu {...props} />
        <ShopLink {...props} />
        <div ref={search} className={styles.search}>
          <SearchForm {...props} />
          <span className={styles.hint} aria-hidden="true">
            {copy.search}
          </span>
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </div>
        <nav className={styles.ways} aria-label={copy.ways}>
          <a href={`${paths.home()}#${SHEET_ID}`}>{copy.order}</a>
          <a href={paths.orderHistory()}>{copy.again}</a>
          <a href={paths.productList()}>{copy.codes}</a>
        </nav>
        <AccountLinks {...props} />
        <CartLink {...props} />
      </div>
    </header>
  );
}
