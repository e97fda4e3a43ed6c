import { useEffect, useRef } from "react";
import { Notice } from "#ui/elements/notice/notice";
import { matrixCopy as copy } from "./matrix.copy.ts";
import type { PastedTable } from "./read-pasted-table.ts";
import styles from "./matrix.module.css";

/** The values that are listed; further ones are counted. */
const LISTED_MAX_ITEMS = 10;

/** The values of a pasted table that were not entered, with their places. Renders nothing if all were entered. */
export function PasteNotice({ entered, unplaced }: PastedTable) {
  const notice = useRef<HTMLDivElement>(null);
  const isRead = entered.size > 0 || unplaced.length > 0;
  const isShown = !isRead || unplaced.length > 0;
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: "nearest" });
  }, [isShown, unplaced]);
  if (!isShown) return null;
  const others = unplaced.length - LISTED_MAX_ITEMS;
  return (
    <div ref={notice} className={styles.report}>
      <Notice tone="warning" live title={isRead ? copy.unplaced(unplaced.length) : copy.unreadTable}>
        {isRead ? (
          <ul className={styles.values}>
            {unplaced.slice(0, LISTED_MAX_ITEMS).map(({ place, text, reason }, index) => (
              <li key={index}>{copy.unplacedValue(place, text, reason)}</li>
            ))}
            {others > 0 ? <li>{copy.others(others)}</li> : null}
          </ul>
        ) : (
          <p>{copy.rosterBelow}</p>
        )}
      </Notice>
    </div>
  );
}
