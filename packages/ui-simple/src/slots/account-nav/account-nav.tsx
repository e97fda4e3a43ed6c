import { accountNavCopy as copy } from "#ui/slots/account-nav/account-nav.copy";
import styles from "./account-nav.module.css";

export interface AccountNavProps {
  /** The pages of the account, in order. */
  items: readonly { path: string; name: string }[];
  /** The path of the current page. */
  current: string;
}

/** The navigation between the pages of an account: a scrolling row on a phone, a column on a wide screen. */
export function AccountNav({ items, current }: AccountNavProps) {
  return (
    <nav className={styles.nav} aria-label={copy.label}>
      <ul className={styles.list}>
        {items.map(({ path, name }) => (
          <li key={path}>
            <a className={styles.link} href={path} aria-current={path === current ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
