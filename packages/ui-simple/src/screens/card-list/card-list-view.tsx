import { useState } from "react";
import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { cardListCopy as copy } from "#ui/screens/card-list/card-list.copy";
import type { CardListProps, ListedCard } from "#ui/screens/card-list/card-list.props";
import { AccountPage } from "#ui/slots/account-page/account-page";
import { DeleteDialog } from "#ui/slots/account-page/delete-dialog";
import { cardNameCopy } from "#ui/slots/card-name/card-name.copy";
import styles from "./card-list-view.module.css";

/** The member's saved cards. */
export function CardListView(props: CardListProps) {
  const { cards, limit, homePath } = props;
  return (
    <AccountPage
      title={copy.title}
      lead={cards === null ? undefined : copy.lead(cards.length, limit)}
      back={{ path: homePath, name: copy.back }}
    >
      {cards === null ? <Loader label={copy.loading} /> : <Cards {...props} cards={cards} />}
    </AccountPage>
  );
}

/** The cards, or a text for none. A deletion asks for confirmation. */
function Cards(props: CardListProps & { cards: readonly ListedCard[] }) {
  const { cards, adding, addPath, onDeleted } = props;
  const [deleting, setDeleting] = useState<ListedCard | null>(null);
  return (
    <>
      {adding === "allowed" ? (
        <p>
          <ButtonLink href={addPath} icon="plus">
            {copy.add}
          </ButtonLink>
        </p>
      ) : (
        <p className={styles.note}>{adding === "full" ? copy.full : copy.notTaken}</p>
      )}
      {cards.length === 0 ? <EmptyState title={copy.empty} /> : null}
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <SavedCard {...props} card={card} onDeleteClicked={setDeleting} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy.note}</p>
      <DeleteDialog
        item={deleting}
        title={copy.removeTitle}
        cancelText={copy.cancel}
        deleteText={copy.remove}
        onClose={() => setDeleting(null)}
        onDeleted={onDeleted}
      >
        {(card) => <p>{copy.removeLead(cardNameCopy.name(card))}</p>}
      </DeleteDialog>
    </>
  );
}

interface SavedCardProps extends Pick<CardListProps, "busyId" | "onMadeMain"> {
  card: ListedCard;
  onDeleteClicked: (card: ListedCard) => void;
}

/** One card with its actions. */
function SavedCard({ card, busyId, onMadeMain, onDeleteClicked }: SavedCardProps) {
  const name = cardNameCopy.name(card);
  const isBusy = busyId === card.id;
  return (
    <article className={styles.card} aria-busy={isBusy || undefined}>
      <p className={styles.badges}>
        {card.is_main ? <Badge tone="accent">{copy.main}</Badge> : null}
        {card.isExpired ? <Badge>{copy.expired}</Badge> : null}
      </p>
      <p className={styles.facts}>
        <strong>{name}</strong>
        <br />
        {card.name}
        <br />
        {cardNameCopy.validUntil(card.expiration)}
      </p>
      <div className={styles.actions}>
        {card.is_main ? null : (
          <Button variant="quiet" disabled={isBusy} aria-label={copy.makeMainOf(name)} onClick={() => onMadeMain(card)}>
            {copy.makeMain}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="trash"
          disabled={isBusy}
          aria-label={copy.removeOf(name)}
          onClick={() => onDeleteClicked(card)}
        >
          {copy.remove}
        </Button>
      </div>
    </article>
  );
}
