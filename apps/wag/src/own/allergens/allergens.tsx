import type { ProductAttribute } from "@noren/contract";
import { Heading } from "#ui/elements/heading/heading";
import { allergensCopy as copy } from "./allergens.copy.ts";
import { readAllergens } from "./read-allergens.ts";
import styles from "./allergens.module.css";

/** What a product contains and what not, in words, and never folded. Nothing for a product that states none. */
export function Allergens({ attributes }: { attributes: readonly ProductAttribute[] | undefined }) {
  const allergens = readAllergens(attributes);
  if (!allergens) return null;
  const { mandatory, alsoUsed, alsoUnused } = allergens;
  return (
    <section className={styles.allergens}>
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <table className={styles.table}>
        <caption className={styles.caption}>{copy.mandatory}</caption>
        <tbody className={styles.rows}>
          {mandatory.map(({ name, isUsed }) => (
            <tr key={name} className={styles.row} data-used={isUsed ? "" : undefined}>
              <th scope="row">{name}</th>
              <td>{isUsed ? copy.yes : copy.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {alsoUsed.length + alsoUnused.length > 0 ? (
        <table className={styles.table}>
          <caption className={styles.caption}>{copy.also}</caption>
          <tbody>
            {alsoUsed.length > 0 ? (
              <tr className={styles.row} data-used="">
                <th scope="row">{copy.joined(alsoUsed)}</th>
                <td>{copy.yes}</td>
              </tr>
            ) : null}
            {alsoUnused.length > 0 ? (
              <tr className={styles.row}>
                <th scope="row">{copy.joined(alsoUnused)}</th>
                <td>{copy.no}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
