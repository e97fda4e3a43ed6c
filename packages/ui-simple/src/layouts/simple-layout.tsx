import { Link } from "react-router";
import { SkipLink } from "#ui/elements/skip-link/skip-link";
import type { LayoutProps } from "#ui/layouts/layout.props";
import styles from "./simple-layout.module.css";

/** What wants no distraction: the shop's name, the screen, and the smallest of footers. */
export function SimpleLayout({ header, footer, children }: LayoutProps) {
  return (
    <>
      <SkipLink target="main" />
      <header className={styles.header}>
        <Link to="/" className={styles.name}>
          {header.shopName}
        </Link>
      </header>
      <main id="main">{children}</main>
      <footer className={styles.footer}>
        <small>© {footer.shopName}</small>
      </footer>
    </>
  );
}
