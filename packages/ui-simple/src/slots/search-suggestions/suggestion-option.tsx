import type { ReactNode } from "react";
import { joinClasses } from "#ui/join-classes";
import styles from "./search-suggestions.module.css";

export interface SuggestionOptionProps {
  id: string;
  path: string;
  isActive: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** An option of the search field: a link, which also opens in another tab. The focus stays in the field. */
export function SuggestionOption({ id, path, isActive, className, children }: SuggestionOptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={path}
      className={joinClasses(styles.option, className)}
    >
      {children}
    </a>
  );
}
