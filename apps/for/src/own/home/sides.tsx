import { paths } from "@noren/contract/paths";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./sides.module.css";

/** The two sides of the shop at one axis. */
export function Sides() {
  return (
    <ul className={styles.sides}>
      {(["joy", "mourning"] as const).map((side) => (
        <li key={side}>
          <a className={styles.side} data-side={side} href={paths.productList({ "a.side": side })}>
            <span className={styles.name}>{titles.sides[side]}</span>
            <span className={styles.text}>{copy.sides[side]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
