import { paths } from "@noren/contract/paths";
import { useDetailsMenu } from "#ui/elements/details-menu/use-details-menu";
import { Icon } from "#ui/elements/icon/icon";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import styles from "./category-menu.module.css";

const pathOf = (key: string) => paths.productList({ category: key });

interface CategoryMenuProps extends Pick<HeaderProps, "categories" | "pages" | "account"> {
  /** Names the button of the menu. */
  label?: string;
}

/** The menu of all categories: it fills the screen on a phone and is a panel below the header on a wide screen. */
export function CategoryMenu({ categories, pages, account, label = copy.menu }: CategoryMenuProps) {
  const ref = useDetailsMenu();
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.summary} aria-label={label}>
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
        <span className={styles.word}>{label}</span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.inner}>
          {account ? (
            <ul className={styles.account}>
              {account.kind === "member" ? (
                <li>
                  <a href={paths.mypageHome()}>{copy.mypage}</a>
                </li>
              ) : (
                <>
                  <li>
                    <a href={account.loginPath}>{copy.login}</a>
                  </li>
                  <li>
                    <a href={paths.register()}>{copy.register}</a>
                  </li>
                </>
              )}
            </ul>
          ) : null}
          <ul className={styles.shortcuts}>
            {[
              { path: paths.productList(), name: copy.allProducts },
              { path: paths.productList({ is_new: 1 }), name: copy.newProducts },
              ...pages,
              { path: paths.faq(), name: copy.faq },
              { path: paths.contact(), name: copy.contact },
            ].map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
          <ul className={styles.columns}>
            {categories.map((category) => (
              <li key={category.key} className={styles.column}>
                <a className={styles.top} href={pathOf(category.key)}>
                  {category.name}
                </a>
                {category.children.length > 0 ? (
                  <ul className={styles.children}>
                    {category.children.map(({ key, name }) => (
                      <li key={key}>
                        <a href={pathOf(key)}>{name}</a>
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
