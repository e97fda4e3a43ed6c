import { paths } from "@noren/contract/paths";
import { formatDate } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { Row } from "./read-rows.ts";
import { sheetCopy as copy } from "./sheet.copy.ts";
import styles from "./last-order.module.css";

/** An order whose lines can be ordered again. */
export interface LastOrder {
  orderedAt: string;
  path: string;
  rows: readonly Row[];
}

interface LastOrderProps {
  /** Null without an order, and for guests. */
  last: LastOrder | null;
  /** Whether its lines are in the sheet. */
  isRepeated: boolean | undefined;
  isGuest: boolean;
  /** R was pressed without an order to repeat. */
  isMissed: boolean;
  onRepeated: () => void;
}

/** The last order, whose lines can be put into the sheet; for guests, how to open an account. */
export function LastOrderNote({ last, isRepeated, isGuest, isMissed, onRepeated }: LastOrderProps) {
  if (last)
    return (
      <div className={styles.last}>
        <p>
          {copy.last(formatDate(last.orderedAt), last.rows.length)}{" "}
          <TextLink href={last.path}>{copy.lastLink}</TextLink>
        </p>
        <Button disabled={isRepeated} onClick={onRepeated}>
          {isRepeated ? copy.repeated : copy.repeat} <kbd>R</kbd>
        </Button>
      </div>
    );
  if (!isGuest)
    return (
      <div className={styles.last} role="status">
        {isMissed ? copy.noLast : null}
      </div>
    );
  return (
    <div className={styles.last}>
      <p role="status">{isMissed ? copy.guestRepeat : copy.guest}</p>
      <p className={styles.ways}>
        <TextLink href={paths.register()}>{copy.register}</TextLink>
        <TextLink href={paths.login()}>{copy.login}</TextLink>
      </p>
    </div>
  );
}
