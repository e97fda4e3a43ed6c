import { joinClasses } from "#ui/join-classes";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** A line of text, or the space of a picture. */
  shape?: "line" | "square" | "block";
  /** The number of placeholders. */
  count?: number;
}

/** Placeholders for content that is loading. The parent sets `aria-busy` on the region. */
export function Skeleton({ shape = "line", count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={joinClasses(styles.skeleton, styles[shape])} aria-hidden="true" />
  ));
}
