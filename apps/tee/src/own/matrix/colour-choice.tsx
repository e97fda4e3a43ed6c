import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { type Quantities, sumUp } from "./quantities.ts";
import type { Row } from "./read-matrix.ts";
import styles from "./colour-choice.module.css";

interface ColourChoiceProps {
  rows: readonly Row[];
  active: number;
  quantities: Quantities;
  onChosen: (row: number) => void;
}

/** The colours with their names and how many pieces of each are entered. */
export function ColourChoice({ rows, active, quantities, onChosen }: ColourChoiceProps) {
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.choose}>{copy.colours}</legend>
      {rows.map((row, index) => {
        const { pieces } = sumUp([row], quantities);
        return (
          <label key={row.colour} className={styles.colour}>
            <input
              className={styles.radio}
              type="radio"
              name={`option-${copy.options.colour}`}
              value={row.colour}
              aria-label={copy.sumOf(row.colour, pieces)}
              checked={index === active}
              onChange={() => onChosen(index)}
            />
            <span className={styles.swatch} data-body={row.body ?? undefined} aria-hidden="true">
              {row.body === null && row.picture ? (
                <ProductPicture picture={row.picture} sizes="3rem" maxFetchedWidth={160} ratio="square" alt="" />
              ) : null}
              {pieces > 0 ? <span className={styles.badge}>{pieces}</span> : null}
            </span>
            <span className={styles.name} aria-hidden="true">
              {row.colour}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
