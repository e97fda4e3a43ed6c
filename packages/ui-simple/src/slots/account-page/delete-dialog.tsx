import type { ReactNode } from "react";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";

export interface DeleteDialogProps<Item> {
  /** What is about to be deleted; null closes the dialog. */
  item: Item | null;
  title: string;
  cancelText: string;
  deleteText: string;
  children: (item: Item) => ReactNode;
  onClose: () => void;
  onDeleted: (item: Item) => void;
}

/** Asks before an item is deleted. */
export function DeleteDialog<Item>(props: DeleteDialogProps<Item>) {
  const { item, title, cancelText, deleteText, children, onClose, onDeleted } = props;
  const remove = () => {
    if (item !== null) onDeleted(item);
    onClose();
  };
  return (
    <Dialog
      open={item !== null}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancelText}</Button>
          <Button look="danger" onClick={remove}>
            {deleteText}
          </Button>
        </>
      }
    >
      {item === null ? null : children(item)}
    </Dialog>
  );
}
