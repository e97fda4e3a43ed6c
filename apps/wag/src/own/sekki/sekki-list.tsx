import { paths } from "@noren/contract/paths";
import { dayOf, formatShortDay } from "@noren/validation/format";
import { useState } from "react";
import { titlesCopy as titles } from "../titles.copy.ts";
import { koyomiCopy as copy } from "./koyomi.copy.ts";
import { sekkiCopy } from "./sekki.copy.ts";
import { listSekkiFrom, sekkiOn } from "./sekki.ts";
import styles from "./sekki.module.css";

const TERMS = 24;

/** The year's solar terms from this one on, each with its first day and a link to its sweets. */
export function SekkiList() {
  const [terms] = useState(() => listSekkiFrom(sekkiOn(dayOf(Date.now())), TERMS));
  return (
    <nav className={styles.year} aria-label={titles.year}>
      <h2 className={styles.title}>{titles.year}</h2>
      <ol className={styles.terms}>
        {terms.map(({ key, from }, index) => (
          <li key={key}>
            <a
              className={styles.term}
              href={paths.productList({ "a.sekki": key })}
              aria-current={index === 0 ? "date" : undefined}
              suppressHydrationWarning
            >
              <span className={styles.name}>{sekkiCopy[key][0]}</span>
              <span className={styles.from}>
                {index === 0 ? copy.now : formatShortDay(from).replace(/(\d+)月(\d+)日.*/, "$1/$2")}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
