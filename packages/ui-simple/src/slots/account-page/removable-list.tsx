import type { ReactNode, Ref } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import styles from "./removable-list.module.css";

export interface RemovableListProps<Item> {
  ref?: Ref<HTMLUListElement>;
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** The item whose removal is being sent. */
  busyId?: number | null;
  removeLabel: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onRemoveClicked: (item: Item) => void;
}

/** Rows, each with a button that removes it. */
export function RemovableList<Item extends { id: number }>(props: RemovableListProps<Item>) {
  const { ref, label, items, busyId = null, removeLabel, children, onRemoveClicked } = props;
  return (
    <ul ref={ref} className={styles.list} aria-label={label} tabIndex={-1}>
      {items.map((item) => (
        <li key={item.id} className={styles.item} aria-busy={item.id === busyId || undefined}>
          {children(item)}
          <IconButton icon="close" size={20} label={removeLabel(item)} onClick={() => onRemoveClicked(item)} />
        </li>
      ))}
    </ul>
  );
}
