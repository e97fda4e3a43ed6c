import { paths } from "@noren/contract/paths";
import { Icon } from "#ui/elements/icon/icon";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { AccountLinks } from "#ui/slots/header/account-links";
import { CategoryMenu } from "#ui/slots/header/category-menu";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import { SearchForm } from "#ui/slots/header/search-form";
import { useHidingHeader } from "#ui/slots/header/use-hiding-header";
import { Logo } from "#ui/slots/logo/logo";
import styles from "./header.module.css";

/** The seal in the middle of a phone, at the right end of a desktop with the shop's name hanging beside it like a sign. */
export function Header({
  shopName,
  homePath,
  categories,
  word,
  account,
  cartCount,
  onSearched,
  loadSuggestions,
}: HeaderProps) {
  const ref = useHidingHeader(cartCount);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu categories={categories} account={account} />
        <a className={styles.shop} href={homePath} aria-label={copy.home(shopName)}>
          <Logo />
          <span className={styles.name}>{shopName}</span>
        </a>
        <nav className={styles.row} aria-label={copy.categoriesLabel}>
          <ul className={styles.tops}>
            {categories.map(({ key, name }) => (
              <li key={key}>
                <a href={paths.productList({ category: key })}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <SearchForm word={word} onSearched={onSearched} loadSuggestions={loadSuggestions} />
        <AccountLinks account={account} />
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
      </div>
    </header>
  );
}
