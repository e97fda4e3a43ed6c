import type { Key, ReactNode } from "react";
import { Icon } from "#ui/elements/icon/icon";
import { joinClasses } from "#ui/join-classes";
import styles from "./link-list.module.css";

export interface LinkListProps<Item> {
  items: readonly Item[];
  /** Two columns on wide screens. */
  columns?: 1 | 2;
  /** The path by default, for items with different paths. */
  keyOf?: (item: Item) => Key;
  /** The content of an item's link. */
  children: (item: Item) => ReactNode;
}

/** Rows, each of which is a link. */
export function LinkList<Item extends { path: string }>({
  items,
  columns = 1,
  keyOf = ({ path }) => path,
  children,
}: LinkListProps<Item>) {
  return (
    <ul className={joinClasses(styles.links, columns === 2 && styles.wide)}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <a className={styles.link} href={item.path}>
            {children(item)}
            <Icon name="chevron-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
