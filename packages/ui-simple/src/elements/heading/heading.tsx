import type { ReactNode } from "react";
import { joinClasses } from "#ui/join-classes";
import styles from "./heading.module.css";

export interface HeadingProps {
  /** The level in the page's outline; exactly one 1 per page. */
  level: 1 | 2 | 3 | 4;
  /** The size, where it differs from the level's default. */
  size?: "s" | "m" | "l" | "xl";
  id?: string;
  /** Content at the end of the line: a count, a link to the full list. */
  aside?: ReactNode;
  children: ReactNode;
}

const sizes = { 1: "xl", 2: "l", 3: "m", 4: "s" } as const;

/** A heading. It has no margins; the parent sets the space around it. */
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
