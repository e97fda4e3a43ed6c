import { keepingCopy as copy } from "./keeping.copy.ts";
import type { Keeping } from "./read-keeping.ts";
import { StorageLabel } from "./storage-label.tsx";
import styles from "./keeping.module.css";

/** Up to this many days each has a place on the bar. */
const MOST = 7;

/** The days of a sweet from its dispatch to the last good one, for the product page. */
export function KeepingDays({ keeping: { days, storage } }: { keeping: Keeping }) {
  const places = Array.from({ length: Math.min(days, MOST) }, (_, index) => index + 1);
  return (
    <section className={styles.days} aria-label={copy.barLabel}>
      <p className={styles.sum}>
        <StorageLabel storage={storage} />
        <span>{days > MOST ? copy.long(days) : copy.counted(days)}</span>
      </p>
      {days > MOST ? null : (
        <ol className={styles.bar}>
          {places.map((place) => (
            <li key={place} className={styles.place}>
              <span className={styles.number}>{copy.day(place)}</span>
              <span className={styles.what}>{describePlace(place, days)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What happens on a day; empty for nothing. */
function describePlace(place: number, days: number): string {
  if (place === 1) return copy.dispatch;
  if (place === 2) return place === days ? copy.arrivalAndLast : copy.arrival;
  return place === days ? copy.lastDay : "";
}
