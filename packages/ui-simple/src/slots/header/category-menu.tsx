import type { Category } from "@noren/contract";
import { Link, useLocation } from "react-router";
import { Icon } from "#ui/elements/icon/icon";
import type { HeaderAccount } from "#ui/slots/header/header.props";
import { headerMessages as words } from "#ui/slots/header/header.messages";
import { useDetailsMenu } from "#ui/slots/header/use-details-menu";
import styles from "./category-menu.module.css";

const pathOf = (key: string) => `/product?category=${key}`;

/** All categories: a sheet that fills a phone, a panel of columns under the header on a wide screen. */
export function CategoryMenu({ categories, account }: { categories: readonly Category[]; account: HeaderAccount }) {
  const ref = useDetailsMenu();
  // A new place is a new menu, and a new menu is closed.
  const { key } = useLocation();
  const isMember = account?.kind === "member";
  return (
    <details key={key} ref={ref} className={styles.menu}>
      <summary className={styles.summary} aria-label={words.menu}>
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
        <span className={styles.word}>{words.menu}</span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.inner}>
          {account ? (
            <ul className={styles.account}>
              {isMember ? (
                <li>
                  <Link to="/mypage">{words.mypage}</Link>
                </li>
              ) : (
                <>
                  <li>
                    <Link to="/login">{words.login}</Link>
                  </li>
                  <li>
                    <Link to="/register">{words.register}</Link>
                  </li>
                </>
              )}
            </ul>
          ) : null}
          <ul className={styles.shortcuts}>
            <li>
              <Link to="/product">{words.allProducts}</Link>
            </li>
            <li>
              <Link to="/product?is_new=1">{words.newProducts}</Link>
            </li>
          </ul>
          <ul className={styles.columns}>
            {categories.map((category) => (
              <li key={category.key} className={styles.column}>
                <Link className={styles.top} to={pathOf(category.key)}>
                  {category.name}
                </Link>
                {category.children.length > 0 ? (
                  <ul className={styles.children}>
                    {category.children.map(({ key, name }) => (
                      <li key={key}>
                        <Link to={pathOf(key)}>{name}</Link>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
