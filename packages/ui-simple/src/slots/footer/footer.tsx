import type { ReactNode } from "react";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";
import { footerCopy as copy } from "#ui/slots/footer/footer.copy";
import { ShopContact } from "#ui/slots/shop-contact/shop-contact";
import styles from "./footer.module.css";

export interface FooterLink {
  path: string;
  name: string;
}

export interface FooterProps {
  shopName: string;
  /** Groups of links: how to buy, about the shop, what to read and find, shops that share its logins. */
  groups: readonly { kind: "guide" | "about" | "discover" | "shops"; links: readonly FooterLink[] }[];
  /** The links that the law requires: 特定商取引法に基づく表記, privacy, terms, 外部送信. */
  legalLinks: readonly FooterLink[];
  /** How to reach the shop; null if its settings do not say. */
  contact: ShopContactProps | null;
  /** Further content, e.g. the business calendar. */
  children?: ReactNode;
}

/** The footer of most pages: links to help and to the legal pages, and the contact. */
export function Footer({ groups, children, ...legal }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.groups} aria-label={copy.label}>
          {groups.map(({ kind, links }) => (
            <div key={kind}>
              <h2 className={styles.title}>{copy[kind]}</h2>
              <ul className={styles.links}>
                {links.map(({ path, name }) => (
                  <li key={path}>
                    <a href={path}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {children}
      </div>
      <LegalFooter {...legal} />
    </footer>
  );
}

type LegalProps = Omit<FooterProps, "groups" | "children">;

function LegalFooter({ shopName, legalLinks, contact }: LegalProps) {
  return (
    <div className={styles.legal}>
      <ShopContact contact={contact} />
      <ul className={styles.legalLinks}>
        {legalLinks.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <small className={styles.copyright}>{copy.copyright(shopName)}</small>
    </div>
  );
}

/** The footer of checkout and login: only the contact and the links that the law requires. */
export function MinimalFooter(props: LegalProps) {
  return (
    <footer className={styles.footer}>
      <LegalFooter {...props} />
    </footer>
  );
}
