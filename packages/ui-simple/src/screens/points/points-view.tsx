import { formatDate, formatDateTime, formatNumber } from "@noren/validation/format";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Pagination } from "#ui/elements/pagination/pagination";
import { TextLink } from "#ui/elements/text-link/text-link";
import { joinClasses } from "#ui/join-classes";
import { pointsCopy as copy } from "#ui/screens/points/points.copy";
import type { PointMovement, PointsProps } from "#ui/screens/points/points.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./points-view.module.css";

/** The member's points and their history. */
export function PointsView(props: PointsProps) {
  const { messages, point, movements, pagination, pagePath, homePath } = props;
  return (
    <ColumnPage title={copy.title} back={{ path: homePath, name: copy.back }}>
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
      {point === null || movements === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          <Balance {...props} point={point} />
          <section className={styles.history}>
            <Heading level={2}>{copy.history}</Heading>
            {movements.length === 0 ? <EmptyState title={copy.empty} level={2} /> : <History movements={movements} />}
            <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
          </section>
        </>
      )}
    </ColumnPage>
  );
}

/** The number of points, their last day, and how they are earned. */
function Balance({ point, lastsUntil, earnPercent }: PointsProps & { point: number }) {
  return (
    <div className={styles.balance}>
      <p>
        <span className={styles.label}>{copy.balance}</span>
        <strong className={styles.point}>{formatNumber(point)}</strong>
        <span>{copy.unit}</span>
      </p>
      {lastsUntil === null ? null : (
        <p className={styles.note}>
          {copy.until(formatDateTime(lastsUntil))}
          <br />
          {copy.untilNote}
        </p>
      )}
      <p className={styles.note}>
        {copy.worth}
        {earnPercent === null ? null : copy.earning(formatNumber(earnPercent))}
      </p>
    </div>
  );
}

function History({ movements }: { movements: readonly PointMovement[] }) {
  return (
    <ul className={styles.movements}>
      {movements.map(({ id, amount, reason_name, note, order_no, orderPath, created_at }) => (
        <li key={id} className={styles.movement}>
          <time dateTime={created_at} className={styles.date}>
            {formatDate(created_at)}
          </time>
          <div>
            <p>{reason_name}</p>
            {note === null ? null : <p className={styles.note}>{note}</p>}
            {orderPath === null || order_no === null ? null : (
              <p>
                <TextLink href={orderPath}>{copy.order(order_no)}</TextLink>
              </p>
            )}
          </div>
          <p className={joinClasses(styles.amount, amount < 0 && styles.spent)}>
            {copy.signed(formatNumber(Math.abs(amount)), amount >= 0)}
          </p>
        </li>
      ))}
    </ul>
  );
}
