import { paths } from "@noren/contract/paths";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { titlesCopy as titles } from "../titles.copy.ts";
import { occasionsCopy as copy } from "./occasions.copy.ts";
import styles from "./occasions.module.css";

/** For each occasion when a gift is sent and what is usual, in one line. */
export function Occasions() {
  return (
    <SectionFrame title={titles.occasions} lead="">
      <div className={styles.groups}>
        {copy.groups.map(({ side, rows }) => (
          <table key={side} className={styles.table} data-side={side}>
            <caption className={styles.caption}>{titles.sides[side]}</caption>
            <thead className={styles.head}>
              <tr>
                <th scope="col">{copy.columns.occasion}</th>
                <th scope="col">{copy.columns.when}</th>
                <th scope="col">{copy.columns.usual}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, when, usual }) => (
                <tr key={key} className={styles.row}>
                  <th scope="row" className={styles.name}>
                    <a className={styles.link} href={paths.productList({ "a.side": side, "a.occasion": key })}>
                      {name}
                    </a>
                  </th>
                  <td>{when}</td>
                  <td className={styles.usual}>{usual}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </SectionFrame>
  );
}
