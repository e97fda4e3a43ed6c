import { type ReactNode, useRef } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import styles from "./removable-list.module.css";

export interface RemovableListProps<Item> {
  /** The accessible name of the list, which takes the focus of a removed item. */
  label: string;
  items: readonly Item[];
  /** The item whose removal is being sent. */
  busyId: number | null;
  removeLabel: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onRemoved: (item: Item) => void;
}

/** Rows, each with a button that removes it. */
export function RemovableList<Item extends { id: number }>(props: RemovableListProps<Item>) {
  const { label, items, busyId, removeLabel, children, onRemoved } = props;
  const list = useRef<HTMLUListElement>(null);
  const remove = (item: Item) => {
    // The list disappears with its last item.
    const target = items.length > 1 ? list.current : list.current?.closest("main");
    target?.focus({ preventScroll: true });
    onRemoved(item);
  };
  return (
    <ul ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
      {items.map((item) => (
        <li key={item.id} className={styles.item} aria-busy={item.id === busyId || undefined}>
          {children(item)}
          <IconButton icon="close" size={20} label={removeLabel(item)} onClick={() => remove(item)} />
        </li>
      ))}
    </ul>
  );
}
