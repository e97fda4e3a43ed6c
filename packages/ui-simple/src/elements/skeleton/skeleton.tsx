import { joinClasses } from "#ui/join-classes";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** A line of text, or a picture's place. */
  shape?: "line" | "square" | "block";
  /** How many of them. */
  count?: number;
}

/** Keeps the place of what is still to come. Whoever shows it puts `aria-busy` on the region. */
export function Skeleton({ shape = "line", count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={joinClasses(styles.skeleton, styles[shape])} aria-hidden="true" />
  ));
}
