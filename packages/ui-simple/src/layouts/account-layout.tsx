import type { ReactNode } from "react";
import { AccountNav } from "#ui/slots/account-nav/account-nav";
import type { AccountNavProps } from "#ui/slots/account-nav/account-nav.props";
import styles from "./account-layout.module.css";

export interface AccountLayoutProps {
  /** Null for guests, on a page that both see. */
  nav: AccountNavProps | null;
  /** The screen. */
  children: ReactNode;
}

/** A screen of my page with the navigation of all of them, inside the layout of most pages. */
export function AccountLayout({ nav, children }: AccountLayoutProps) {
  return (
    <div className={nav ? styles.layout : undefined}>
      {nav ? (
        <div className={styles.nav}>
          <AccountNav {...nav} />
        </div>
      ) : null}
      <div className={nav ? styles.room : undefined}>{children}</div>
    </div>
  );
}
