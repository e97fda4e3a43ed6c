import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { CoverLink } from "../section/cover-link.tsx";
import { Title } from "../section/title.tsx";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./doors.module.css";

const DOORS = ["class", "team", "office"] as const;

/** Who wears it: three blocks, each with a typical basket, to a list of the attribute `scene`; below, the sizes to try on. */
export function Doors() {
  return (
    <section className={styles.section} aria-label={titles.doors}>
      <Title>{titles.doors}</Title>
      <ul className={styles.doors}>
        {DOORS.map((door) => {
          const [basket, lead] = copy.doors[door];
          return (
            <li key={door} className={styles.door} data-door={door}>
              <h3 className={styles.name}>
                <CoverLink href={paths.productList({ "a.scene": door })}>{titles.doorNames[door]}</CoverLink>
              </h3>
              <p className={styles.basket}>{basket}</p>
              <p className={styles.lead}>{lead}</p>
            </li>
          );
        })}
      </ul>
      <div className={styles.sample}>
        <p>{copy.sampleLead}</p>
        <ButtonLink href={paths.productList({ word: copy.sampleWord })}>{copy.sample}</ButtonLink>
      </div>
    </section>
  );
}
