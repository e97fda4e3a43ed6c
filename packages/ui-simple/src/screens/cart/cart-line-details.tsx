import type { CartLine } from "@noren/contract";
import { Badge } from "#ui/elements/badge/badge";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { StockNote } from "#ui/screens/cart/cart.props";
import { CoolBadge } from "#ui/slots/cool-badge/cool-badge";
import styles from "./cart-line-details.module.css";

export interface CartLineDetailsProps {
  line: CartLine;
  /** Null for a cart with one destination. */
  recipient: string | null;
  /** Null for a line with enough stock. */
  note: StockNote | null;
}

/** Below the name and the price of a line: its recipient, its temperature, and a warning about its stock. */
export function CartLineDetails({ line, recipient, note }: CartLineDetailsProps) {
  return (
    <>
      {recipient === null ? null : <p className={styles.recipient}>{copy.recipient(recipient)}</p>}
      <CoolBadge temperature={line.temperature} />
      {note ? <LineStock note={note} /> : null}
    </>
  );
}

function LineStock({ note }: { note: StockNote }) {
  if (note.kind === "out") {
    return (
      <>
        <Badge tone="danger">{copy.out}</Badge>
        <p className={styles.problem}>{copy.outHelp}</p>
      </>
    );
  }
  if (note.kind === "tooMany") return <p className={styles.problem}>{copy.tooMany(note.max)}</p>;
  return <Badge tone="warning">{copy.few(note.left)}</Badge>;
}
