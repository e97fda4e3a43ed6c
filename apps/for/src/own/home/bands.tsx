import { paths } from "@noren/contract/paths";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./bands.module.css";

/** The price bands in which gifts are thought of. */
export function Bands() {
  return (
    <SectionFrame title={titles.bands} lead={copy.bandsLead}>
      <ul className={styles.bands}>
        {copy.bands.map(({ name, rest, min, max }) => (
          <li key={`${name}${rest}`}>
            <a
              className={styles.band}
              href={paths.productList({
                ...(min === null ? {} : { price_min: min }),
                ...(max === null ? {} : { price_max: max }),
              })}
            >
              <span className={styles.name}>{name}</span>
              <span>{rest}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
