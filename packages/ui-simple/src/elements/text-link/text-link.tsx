import type { ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import { joinClasses } from "#ui/join-classes";
import styles from "./text-link.module.css";

export interface TextLinkProps {
  /** A path of the shop or an absolute URL. */
  href: string;
  children: ReactNode;
  /** `plain` underlines only on hover, for lists of links. */
  look?: "underlined" | "plain" | "arrow";
}

/** A link in text or in a list. Links to other sites have an icon. */
export function TextLink({ href, children, look = "underlined" }: TextLinkProps) {
  const className = joinClasses(styles.link, styles[look]);
  if (/^(https?:|mailto:|tel:)/.test(href)) {
    return (
      <a className={className} href={href} rel="noreferrer">
        {children}
        {href.startsWith("http") ? <Icon name="external" size={16} className={styles.icon} /> : null}
      </a>
    );
  }
  return (
    <a className={className} href={href}>
      {children}
      {look === "arrow" ? <Icon name="chevron-right" size={16} className={styles.icon} /> : null}
    </a>
  );
}
