import type { ReactNode } from "react";
import { BadgeRow } from "#ui/elements/badge/badge-row";
import styles from "./item-card.module.css";

export interface ItemCardProps {
  isBusy: boolean;
  badges: ReactNode;
  children: ReactNode;
}

/** An item of the account with its badges, facts and `ItemActions`. */
export function ItemCard({ isBusy, badges, children }: ItemCardProps) {
  return (
    <article className={styles.card} aria-busy={isBusy || undefined}>
      <BadgeRow>{badges}</BadgeRow>
      {children}
    </article>
  );
}

/** A row of quiet buttons at the end of an item's card. */
export function ItemActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
