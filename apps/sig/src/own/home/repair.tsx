import type { HomeProps } from "#ui/screens/home/home.props";
import { chapters } from "./chapters.ts";
import { homeCopy } from "./home.copy.ts";
import { Chapter } from "./chapter.tsx";
import { titlesCopy as titles } from "./titles.copy.ts";
import styles from "./chapter.module.css";

const copy = homeCopy.repair;

/** What is mended free and for how long, which this buyer asks before the price: the second of the shop's features. */
export function Repair({ features: [, banner] }: Pick<HomeProps, "features">) {
  if (!banner) return null;
  return (
    <Chapter id={chapters.repair} banner={banner}>
      <dl className={styles.facts}>
        <dt>{titles.free}</dt>
        <dd>{copy.free}</dd>
        <dt>{titles.cost}</dt>
        <dd>{copy.cost}</dd>
        <dt>{titles.time}</dt>
        <dd>{copy.time}</dd>
      </dl>
    </Chapter>
  );
}
