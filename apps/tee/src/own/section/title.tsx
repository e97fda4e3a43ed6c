import type { ReactNode } from "react";
import styles from "./section.module.css";

interface TitleProps {
  level?: 2 | 3;
  children: ReactNode;
}

/** A heading of the home in the display face, in the size `--title`. */
export function Title({ level = 2, children }: TitleProps) {
  const Tag = `h${level}` as const;
  return <Tag className={styles.title}>{children}</Tag>;
}
