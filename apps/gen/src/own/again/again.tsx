import type { Order } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { formatDate } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { ReorderProps } from "#ui/screens/order/order.props";
import { titlesCopy } from "../home/titles.copy.ts";
import { againCopy as copy } from "./again.copy.ts";
import styles from "./again.module.css";

/** Lines of an order that are named. */
const SHOWN_LINES = 4;

export type AgainProps = {
  isGuest: boolean;
  /** The member's last order; null for guests, without one, and until it has loaded. */
  last: Order | null;
  /** Null while the shop does not sell. */
  reorder: ReorderProps | null;
};

/** The last order, which one press puts into the cart again; for guests the way to log in. */
export function Again({ isGuest, last, reorder }: AgainProps) {
  return (
    <section className={styles.again}>
      <Heading level={2}>{titlesCopy.again}</Heading>
      <div className={styles.panel}>
        {last ? <LastOrder last={last} reorder={reorder} /> : <NoOrder isGuest={isGuest} />}
      </div>
    </section>
  );
}

function LastOrder({ last, reorder }: { last: Order; reorder: ReorderProps | null }) {
  const lines = last.shippings.flatMap(({ products }) => products);
  const others = lines.length - SHOWN_LINES;
  return (
    <>
      <p>
        {copy.of(formatDate(last.ordered_at), lines.length)}{" "}
        <TextLink href={paths.order({ key: last.id })}>{copy.detail}</TextLink>
      </p>
      <ul className={styles.lines}>
        {lines.slice(0, SHOWN_LINES).map(({ code, product_name, quantity }, index) => (
          <li key={`${index} ${code}`}>
            <span className={styles.code}>{code}</span>
            <span className={styles.name}>{product_name}</span>
            <span className={styles.pieces}>{copy.pieces(quantity)}</span>
          </li>
        ))}
        {others > 0 ? <li>{copy.more(others)}</li> : null}
      </ul>
      {reorder ? (
        <Button look="primary" icon="cart" loading={reorder.isBusy} onClick={reorder.onReordered}>
          {copy.repeat}
        </Button>
      ) : null}
    </>
  );
}

function NoOrder({ isGuest }: Pick<AgainProps, "isGuest">) {
  if (!isGuest) return <p>{copy.none}</p>;
  return (
    <>
      <p>{copy.guest}</p>
      <p className={styles.ways}>
        <ButtonLink href={paths.login()}>{copy.login}</ButtonLink>
        <TextLink href={paths.register()}>{copy.register}</TextLink>
      </p>
    </>
  );
}
