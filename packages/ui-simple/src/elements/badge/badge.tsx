import type { ReactNode } from "react";
import { joinClasses } from "#ui/join-classes";
import styles from "./badge.module.css";

export interface BadgeProps {
  /** What it tells: plain facts are `neutral`; `accent` is what is new; `required` stands at a field's label. */
  tone?: "neutral" | "accent" | "danger" | "success" | "warning" | "required";
  children: ReactNode;
}

/** One or two words about the thing beside it. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={joinClasses(styles.badge, styles[tone])}>{children}</span>;
}
