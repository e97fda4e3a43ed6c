import type { ProductInfo } from "@noren/contract";
import { readMeasures } from "./read-facts.ts";
import styles from "./facts.module.css";

/** The measures of a product on one line: 幅 26 ｜ 奥行 38 ｜ 高さ 24 cm. Nothing without any. */
export function Measures({ attributes }: Pick<ProductInfo, "attributes">) {
  const measures = readMeasures(attributes);
  if (measures.length === 0) return null;
  return (
    <p className={styles.measures}>
      {measures.map(({ key, name, number, unit }, index) => (
        <span key={key} className={styles.measure}>
          {name} <b>{number}</b>
          {unit === measures[index + 1]?.unit ? null : <small>{unit}</small>}
        </span>
      ))}
    </p>
  );
}
