import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { formatShortDay } from "@noren/validation/format";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { readKeeping } from "../keeping/read-keeping.ts";
import { koyomiCopy as copy } from "../sekki/koyomi.copy.ts";
import { sekkiCopy } from "../sekki/sekki.copy.ts";
import { listSekkiFrom, sekkiAfter, sekkiOn } from "../sekki/sekki.ts";
import { titlesCopy as titles } from "../titles.copy.ts";
import styles from "./next-counters.module.css";

const NEXT = 3;

type NextCountersProps = Pick<HomeProps, "today"> & { products: readonly ProductInfo[] };

/** The three solar terms after this one, each as the outline of a plate with the sweets that come with it. */
export function NextCounters({ products, today }: NextCountersProps) {
  const next = listSekkiFrom(sekkiAfter(sekkiOn(today)), NEXT);
  return (
    <SectionFrame title={titles.next} lead={copy.nextLead}>
      <ul className={styles.counters}>
        {next.map(({ key, from }) => {
          const [name, reading, sight] = sekkiCopy[key];
          const sweets = products.filter(({ attributes }) => readKeeping(attributes)?.sekki?.includes(key));
          return (
            <li key={key} className={styles.counter}>
              <span className={styles.plate}>
                <time className={styles.from} dateTime={from}>
                  {formatShortDay(from)}
                  {copy.from}
                </time>
                <span className={styles.name}>{name}</span>
                <span className={styles.reading}>{reading}</span>
              </span>
              <p className={styles.sight}>{sight}</p>
              {sweets.length > 0 ? (
                <p>
                  <a className={styles.link} href={paths.productList({ "a.sekki": key })}>
                    <VisuallyHidden>{copy.sweetsOf(name)} </VisuallyHidden>
                    {sweets.map((sweet) => sweet.name).join("、")}
                  </a>
                </p>
              ) : (
                <p>{copy.usual}</p>
              )}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
