import { dayOf } from "@noren/validation/format";
import { useState } from "react";
import { monthOf } from "../months.ts";
import { wateringCopy as copy } from "./watering.copy.ts";
import styles from "./month-watering.module.css";

/** How to water in this month. The server's text stays at hydration: midnight may have passed since. */
export function MonthWatering() {
  const [month] = useState(() => monthOf(dayOf(Date.now())));
  return (
    <section className={styles.watering}>
      <h2 className={styles.title} suppressHydrationWarning>
        {copy.title(month)}
      </h2>
      <p className={styles.advice} suppressHydrationWarning>
        {copy.months[month - 1]}
      </p>
    </section>
  );
}
