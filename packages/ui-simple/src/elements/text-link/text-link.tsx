import type { ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import { joinClasses } from "#ui/join-classes";
import styles from "./text-link.module.css";

export interface TextLinkProps {
  /** A path of this shop, or the whole address of another place. */
  href: string;
  children: ReactNode;
  /** `plain` underlines only under the pointer: for lists of links, where the place says that it is a link. */
  look?: "underlined" | "plain" | "arrow";
}

/** A link in running text or in a list. What leads out of the shop says so with an icon. */
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
