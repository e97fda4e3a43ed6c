import { formatShortDay } from "@noren/validation/format";
import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { listNextBatches, type RoastBatch } from "./roast-days.ts";
import { roastCopy as copy } from "./roast.copy.ts";
import styles from "./roast.module.css";

/** The next two batches as lines of a railway, each with its four stations. */
export function RoastCalendar({ today }: Pick<HomeProps, "today">) {
  const batches = listNextBatches(today);
  return (
    <SectionFrame title={copy.title} lead={copy.lead}>
      <div className={styles.lines}>
        {batches.map((batch, index) => (
          <Line key={batch.roastedOn} batch={batch} isNext={index === 0} />
        ))}
      </div>
    </SectionFrame>
  );
}

function Line({ batch, isNext }: { batch: RoastBatch; isNext: boolean }) {
  const stations = [
    { day: batch.closesOn, name: copy.closes, note: copy.noon },
    { day: batch.roastedOn, name: copy.roasts, note: copy.all },
    { day: batch.sentOn, name: copy.sends, note: copy.withDate },
    { day: batch.arrivesOn, name: copy.arrives, note: copy.earliest },
  ];
  return (
    <div className={styles.line} data-next={isNext ? "" : undefined}>
      <h3 className={styles.batch}>
        {copy.batches[new Date(`${batch.roastedOn}T00:00Z`).getUTCDay()]}
        {isNext ? <span className={styles.tag}>{copy.nextBatch}</span> : null}
      </h3>
      <ol className={styles.stations}>
        {stations.map(({ day, name, note }) => (
          <li key={name} className={styles.station}>
            <time className={styles.day} dateTime={day}>
              {formatShortDay(day)}
            </time>
            <span className={styles.what}>{name}</span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
