import { dayOf, formatShortDay } from "@noren/validation/format";
import { useState } from "react";
import { listNextBatches } from "./roast-days.ts";
import { roastCopy as copy } from "./roast.copy.ts";
import styles from "./roast.module.css";

/** The day of the next roast, as short as the header needs it: 12/1(火). The server's text stays at hydration: midnight may have passed since. */
export function NextRoast() {
  const [today] = useState(() => dayOf(Date.now()));
  const [{ roastedOn }] = listNextBatches(today);
  return (
    <p className={styles.next}>
      <span className={styles.nextLabel}>{copy.next}</span>
      <time className={styles.nextDay} dateTime={roastedOn} suppressHydrationWarning>
        {formatShortDay(roastedOn).replace(/(\d+)月(\d+)日/, "$1/$2")}
      </time>
    </p>
  );
}
