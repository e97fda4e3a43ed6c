import type { ReactNode } from "react";
import { footerCopy as copy } from "#ui/slots/footer/footer.copy";
import styles from "./footer.module.css";

export interface FooterLink {
  path: string;
  name: string;
}

export interface FooterProps {
  shopName: string;
  /** Groups of pages: how to buy, about the shop. */
  groups: readonly { title: string; links: readonly FooterLink[] }[];
  /** What the law asks for: 特定商取引法に基づく表記, privacy, terms, 外部送信. */
  legalLinks: readonly FooterLink[];
  /** The business-day calendar, or whatever else a shop wants to tell here. */
  children?: ReactNode;
}

/** The foot of every page: where questions are answered, and who sells. */
export function Footer({ shopName, groups, legalLinks, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.groups} aria-label={copy.label}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
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
      <LegalFooter shopName={shopName} legalLinks={legalLinks} />
    </footer>
  );
}

function LegalFooter({ shopName, legalLinks }: Pick<FooterProps, "shopName" | "legalLinks">) {
  return (
    <div className={styles.legal}>
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

/** For the checkout and the login: what the law asks for and nothing that leads away. */
export function QuietFooter(props: Pick<FooterProps, "shopName" | "legalLinks">) {
  return (
    <footer className={styles.footer}>
      <LegalFooter {...props} />
    </footer>
  );
}
