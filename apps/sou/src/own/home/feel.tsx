import { paths } from "@noren/contract/paths";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { homeCopy as copy } from "./home.copy.ts";
import { titlesCopy as titles } from "./titles.copy.ts";
import styles from "./feel.module.css";

const FEELS = ["tsururi", "zarari", "hokkori", "kiriri"] as const;

/** Four surfaces for the fingers, each a list of the attribute `feel`. */
export function Feel() {
  return (
    <SectionFrame title={titles.feel} lead={copy.feel}>
      <ul className={styles.feels}>
        {FEELS.map((feel) => (
          <li key={feel}>
            <a className={styles.feel} data-feel={feel} href={paths.productList({ "a.feel": feel })}>
              <span className={styles.word}>{titles.feels[feel]}</span>
              <span className={styles.note}>{copy.feels[feel]}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
