import { NavLink } from "react-router";
import { accountNavMessages as words } from "#ui/slots/account-nav/account-nav.messages";
import styles from "./account-nav.module.css";

export interface AccountNavProps {
  /** The pages of the account in their order; the present one marks itself. */
  items: readonly { path: string; name: string }[];
}

/** The way between the pages of an account: a line that scrolls on a phone, a column on a desk. */
export function AccountNav({ items }: AccountNavProps) {
  return (
    <nav className={styles.nav} aria-label={words.label}>
      <ul className={styles.list}>
        {items.map(({ path, name }) => (
          <li key={path}>
            <NavLink className={styles.link} to={path} end={path === "/mypage"}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
