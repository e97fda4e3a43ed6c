import type { ReactNode } from "react";
import { joinClasses } from "#ui/join-classes";
import styles from "./heading.module.css";

export interface HeadingProps {
  /** Its rank in the page's outline; one `1` a page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, when that is not what its rank suggests. */
  size?: "s" | "m" | "l" | "xl";
  id?: string;
  /** Stands at the end of the line: a count, a link to everything. */
  aside?: ReactNode;
  children: ReactNode;
}

const sizes = { 1: "xl", 2: "l", 3: "m", 4: "s" } as const;

/** A heading. Space around it belongs to whoever places it. */
export function Heading({ level, size = sizes[level], id, aside, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const heading = (
    <Tag id={id} className={joinClasses(styles.heading, styles[size])}>
      {children}
    </Tag>
  );
  if (!aside) return heading;
  return (
    <div className={styles.row}>
      {heading}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
