import { formatDeliveryDay } from "@noren/validation/format";
import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { memorialsCopy as copy } from "#ui/screens/memorials/memorials.copy";
import type { ListedMemorial, MemorialsProps } from "#ui/screens/memorials/memorials.props";
import { ItemActions, ItemCard } from "#ui/slots/account-page/item-card";
import { ItemList } from "#ui/slots/account-page/item-list";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./memorials-view.module.css";

/** The member's memorial days. */
export function MemorialsView(props: MemorialsProps) {
  const { messages, memorials, limit, canAdd, addPath, homePath, onDeleted } = props;
  return (
    <ColumnPage
      title={copy.title}
      lead={
        <>
          {copy.mailed}
          {memorials === null ? null : (
            <>
              <br />
              {copy.lead(memorials.length, limit)}
            </>
          )}
        </>
      }
      back={{ path: homePath, name: copy.back }}
    >
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
      {memorials === null ? (
        <Loader label={copy.loading} />
      ) : (
        <ItemList
          items={memorials}
          adding={canAdd ? { path: addPath } : { refusal: copy.full }}
          copy={copy}
          removeLead={({ name }) => copy.removeLead(name)}
          onDeleted={onDeleted}
        >
          {(memorial, onDeleteClicked) => (
            <MemorialCard {...props} memorial={memorial} onDeleteClicked={onDeleteClicked} />
          )}
        </ItemList>
      )}
    </ColumnPage>
  );
}

type MemorialCardProps = Pick<MemorialsProps, "busyId" | "giftPath" | "onMailsSwitched"> & {
  memorial: ListedMemorial;
  onDeleteClicked: () => void;
};

function MemorialCard({ memorial, busyId, giftPath, onDeleteClicked, onMailsSwitched }: MemorialCardProps) {
  const { id, name, divisionName, target_user_name, call, month, date, next_date, daysLeft, isDayOfDeath, is_mailed } =
    memorial;
  const isBusy = busyId === id;
  return (
    <ItemCard isBusy={isBusy} badges={<Badge>{divisionName}</Badge>}>
      <div className={styles.facts}>
        <strong className={styles.name}>{name}</strong>
        <p className={styles.name}>{copy.person(target_user_name, call)}</p>
        <p>{copy.day(month, date)}</p>
        <p className={styles.next}>
          <time dateTime={next_date}>{copy.next(formatDeliveryDay(next_date))}</time>
          {daysLeft === null ? null : <strong>{daysLeft === 0 ? copy.today : copy.daysLeft(daysLeft)}</strong>}
        </p>
        {is_mailed ? null : <p className={styles.next}>{copy.stopped}</p>}
        <p className={styles.gifts}>
          <TextLink href={giftPath} look="arrow">
            <VisuallyHidden>{copy.of(name)}</VisuallyHidden>
            {isDayOfDeath ? copy.offerings : copy.gifts}
          </TextLink>
        </p>
      </div>
      <ItemActions>
        <ButtonLink look="quiet" icon="edit" href={memorial.editPath} aria-label={copy.editOf(name)}>
          {copy.edit}
        </ButtonLink>
        <Button look="quiet" icon="trash" loading={isBusy} aria-label={copy.removeOf(name)} onClick={onDeleteClicked}>
          {copy.remove}
        </Button>
        <Button
          look="quiet"
          loading={isBusy}
          aria-label={is_mailed ? copy.stopOf(name) : copy.resumeOf(name)}
          onClick={() => onMailsSwitched(memorial)}
        >
          {is_mailed ? copy.stop : copy.resume}
        </Button>
      </ItemActions>
    </ItemCard>
  );
}
