import type { ReactNode } from "react";
import { joinClasses } from "#ui/join-classes";
import styles from "./badge.module.css";

export interface BadgeProps {
  /** `accent` marks something new, `required` a field that must be filled. */
  tone?: "neutral" | "accent" | "danger" | "success" | "warning" | "required";
  children: ReactNode;
}

/** A short label beside a product, an order or a field. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={joinClasses(styles.badge, styles[tone])}>{children}</span>;
}
