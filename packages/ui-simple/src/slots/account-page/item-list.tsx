import { type ReactNode, useState } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { DeleteDialog } from "#ui/slots/account-page/delete-dialog";
import { ItemCards } from "#ui/slots/account-page/item-cards";
import { useFocusAfterDeletion } from "#ui/slots/account-page/use-focus-after-deletion";
import styles from "./item-list.module.css";

export interface ItemListProps<Item> {
  items: readonly Item[];
  /** The form for another item, or why none can be added. */
  adding: { path: string } | { refusal: string };
  copy: { add: string; empty: string; removeTitle: string; remove: string; cancel: string };
  /** The question of the dialog. */
  removeLead: (item: Item) => string;
  /** Renders the card of an item; `onDeleteClicked` opens the dialog. */
  children: (item: Item, onDeleteClicked: () => void) => ReactNode;
  onDeleted: (item: Item) => void;
}

/** Items of the account, or a text for none, with a link to add one and a dialog before a deletion. */
export function ItemList<Item extends { id: number }>(props: ItemListProps<Item>) {
  const { items, adding, copy, removeLead, children, onDeleted } = props;
  const [deleting, setDeleting] = useState<Item | null>(null);
  useFocusAfterDeletion(items.length);
  return (
    <>
      {"path" in adding ? (
        <p>
          <ButtonLink href={adding.path} icon="plus">
            {copy.add}
          </ButtonLink>
        </p>
      ) : (
        <p className={styles.refusal}>{adding.refusal}</p>
      )}
      {items.length === 0 ? <EmptyState title={copy.empty} /> : null}
      <ItemCards items={items}>{(item) => children(item, () => setDeleting(item))}</ItemCards>
      <DeleteDialog
        item={deleting}
        title={copy.removeTitle}
        cancelText={copy.cancel}
        deleteText={copy.remove}
        onClose={() => setDeleting(null)}
        onDeleted={onDeleted}
      >
        {(item) => <p>{removeLead(item)}</p>}
      </DeleteDialog>
    </>
  );
}
