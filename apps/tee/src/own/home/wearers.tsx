import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { CoverLink } from "../section/cover-link.tsx";
import { Title } from "../section/title.tsx";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./wearers.module.css";

/** Choices of the attribute `scene`, each with the colour of its block. */
const WEARERS = [
  ["class", "red"],
  ["team", "blue"],
  ["office", "green"],
] as const;

/** Who wears it: three blocks, each with a typical basket, to a list of the attribute `scene`; below, the sizes to try on. */
export function Wearers() {
  return (
    <section className={styles.section} aria-label={titles.wearers}>
      <Title>{titles.wearers}</Title>
      <ul className={styles.wearers}>
        {WEARERS.map(([key, body]) => {
          const [basket, lead] = copy.wearers[key];
          return (
            <li key={key} className={styles.wearer} data-body={body}>
              <Title level={3}>
                <CoverLink href={paths.productList({ "a.scene": key })}>{titles.wearerNames[key]}</CoverLink>
              </Title>
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
