import { dayOf } from "@noren/validation/format";
import { useState } from "react";
import { sekkiCopy } from "./sekki.copy.ts";
import { seasonOf, sekkiOn } from "./sekki.ts";
import styles from "./sekki.module.css";

/** The solar term of today as a link to its counter. The server's text stays at hydration: midnight may have passed since. */
export function TodaySekki({ href }: { href: string }) {
  const [today] = useState(() => dayOf(Date.now()));
  const { key } = sekkiOn(today);
  const [name, reading] = sekkiCopy[key];
  return (
    <a className={styles.today} href={href} data-season={seasonOf(key)} suppressHydrationWarning>
      <ruby suppressHydrationWarning>
        {name}
        <rt suppressHydrationWarning>{reading}</rt>
      </ruby>
    </a>
  );
}
