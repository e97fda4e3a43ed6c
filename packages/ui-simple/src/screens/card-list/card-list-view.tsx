import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { Loader } from "#ui/elements/loader/loader";
import { cardListCopy as copy } from "#ui/screens/card-list/card-list.copy";
import type { CardListProps, ListedCard } from "#ui/screens/card-list/card-list.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { ItemActions, ItemCard } from "#ui/slots/account-page/item-card";
import { ItemList } from "#ui/slots/account-page/item-list";
import { cardNameCopy } from "#ui/slots/card-name/card-name.copy";
import styles from "./card-list-view.module.css";

/** The member's saved cards. */
export function CardListView(props: CardListProps) {
  const { cards, limit, homePath } = props;
  return (
    <ColumnPage
      title={copy.title}
      lead={cards === null ? undefined : copy.lead(cards.length, limit)}
      back={{ path: homePath, name: copy.back }}
    >
      {cards === null ? <Loader label={copy.loading} /> : <Cards {...props} cards={cards} />}
    </ColumnPage>
  );
}

/** The cards, and where their numbers are stored. */
function Cards(props: CardListProps & { cards: readonly ListedCard[] }) {
  const { cards, adding, addPath, onDeleted } = props;
  return (
    <>
      <ItemList
        items={cards}
        adding={adding === "allowed" ? { path: addPath } : { refusal: adding === "full" ? copy.full : copy.notTaken }}
        copy={copy}
        removeLead={(card) => copy.removeLead(cardNameCopy.name(card))}
        onDeleted={onDeleted}
      >
        {(card, onDeleteClicked) => <SavedCard {...props} card={card} onDeleteClicked={onDeleteClicked} />}
      </ItemList>
      <p className={styles.note}>{copy.note}</p>
    </>
  );
}

interface SavedCardProps extends Pick<CardListProps, "busyId" | "onMadeMain"> {
  card: ListedCard;
  onDeleteClicked: () => void;
}

/** One card with its actions. */
function SavedCard({ card, busyId, onMadeMain, onDeleteClicked }: SavedCardProps) {
  const name = cardNameCopy.name(card);
  const isBusy = busyId === card.id;
  return (
    <ItemCard
      isBusy={isBusy}
      badges={
        <>
          {card.is_main ? <Badge tone="accent">{copy.main}</Badge> : null}
          {card.isExpired ? <Badge>{copy.expired}</Badge> : null}
        </>
      }
    >
      <p className={styles.facts}>
        <strong>{name}</strong>
        <br />
        {card.name}
        <br />
        {cardNameCopy.validUntil(card.expiration)}
      </p>
      <ItemActions>
        {card.is_main ? null : (
          <Button look="quiet" loading={isBusy} aria-label={copy.makeMainOf(name)} onClick={() => onMadeMain(card)}>
            {copy.makeMain}
          </Button>
        )}
        <Button look="quiet" icon="trash" loading={isBusy} aria-label={copy.removeOf(name)} onClick={onDeleteClicked}>
          {copy.remove}
        </Button>
      </ItemActions>
    </ItemCard>
  );
}
