import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#ui/elements/icon/icon";
import { joinClasses } from "#ui/join-classes";
import styles from "./text-link.module.css";

export interface TextLinkProps {
  /** A path of this shop, or the whole address of another place. */
  to: string;
  children: ReactNode;
  /** `plain` underlines only under the pointer: for lists of links, where the place says that it is a link. */
  look?: "underlined" | "plain" | "arrow";
}

/** A link in running text or in a list. What leads out of the shop says so with an icon. */
export function TextLink({ to, children, look = "underlined" }: TextLinkProps) {
  const className = joinClasses(styles.link, styles[look]);
  if (/^(https?:|mailto:|tel:)/.test(to)) {
    return (
      <a className={className} href={to} rel="noreferrer">
        {children}
        {to.startsWith("http") ? <Icon name="external" size={16} className={styles.icon} /> : null}
      </a>
    );
  }
  return (
    <Link className={className} to={to}>
      {children}
      {look === "arrow" ? <Icon name="chevron-right" size={16} className={styles.icon} /> : null}
    </Link>
  );
}
