import { type ReactNode, useRef, useState } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { DeleteDialog } from "#ui/slots/account-page/delete-dialog";
import { RemovableList } from "#ui/slots/account-page/removable-list";
import { useFocusAfterDeletion } from "#ui/slots/account-page/use-focus-after-deletion";
import { ColumnPage } from "#ui/slots/column-page/column-page";

export interface RemovablePageProps<Item> {
  copy: { title: string; lead?: string; loading: string; empty: string; emptyLead?: string; back: string };
  /** Null while loading. */
  items: readonly Item[] | null;
  /** The entry whose removal is being sent. */
  busyId: number | null;
  homePath: string;
  /** The link of an empty list. */
  next?: { path: string; name: string };
  pages?: { current: number; last: number; toPage: (page: number) => string };
  /** Above the list. */
  top?: ReactNode;
  /** Below the list. */
  note?: ReactNode;
  removeLabel: (item: Item) => string;
  /** The texts of the dialog before a removal; without them an entry is removed at once. */
  confirmation?: { title: string; lead: (item: Item) => string; remove: string; cancel: string };
  children: (item: Item) => ReactNode;
  onRemoved: (item: Item) => void;
}

/** A page of my page with entries that can be removed. */
export function RemovablePage<Item extends { id: number }>(props: RemovablePageProps<Item>) {
  const { copy, items, busyId, homePath, next, pages, top, note, removeLabel, confirmation, children, onRemoved } =
    props;
  const [removing, setRemoving] = useState<Item | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDeletion(items?.length ?? 0, list);
  return (
    <ColumnPage title={copy.title} lead={items?.length ? copy.lead : null} back={{ path: homePath, name: copy.back }}>
      {top}
      {items === null ? (
        <Loader label={copy.loading} />
      ) : items.length === 0 ? (
        <EmptyState
          title={copy.empty}
          action={
            next ? (
              <ButtonLink href={next.path} look="primary">
                {next.name}
              </ButtonLink>
            ) : null
          }
        >
          {copy.emptyLead === undefined ? null : <p>{copy.emptyLead}</p>}
        </EmptyState>
      ) : (
        <div>
          <RemovableList
            ref={list}
            label={copy.title}
            items={items}
            busyId={busyId}
            removeLabel={removeLabel}
            onRemoveClicked={confirmation ? setRemoving : onRemoved}
          >
            {children}
          </RemovableList>
          {note}
        </div>
      )}
      {pages && items?.length ? <Pagination {...pages} /> : null}
      {confirmation ? (
        <DeleteDialog
          item={removing}
          title={confirmation.title}
          cancelText={confirmation.cancel}
          deleteText={confirmation.remove}
          onClose={() => setRemoving(null)}
          onDeleted={onRemoved}
        >
          {(item) => <p>{confirmation.lead(item)}</p>}
        </DeleteDialog>
      ) : null}
    </ColumnPage>
  );
}
