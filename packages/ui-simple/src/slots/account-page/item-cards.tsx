import type { ReactNode } from "react";
import styles from "./item-cards.module.css";

export interface ItemCardsProps<Item> {
  items: readonly Item[];
  /** Renders the card of an item. */
  children: (item: Item) => ReactNode;
}

/** A list of cards, in two columns on wide screens. */
export function ItemCards<Item extends { id: number }>({ items, children }: ItemCardsProps<Item>) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
