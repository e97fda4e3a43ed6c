import type { AttributeFacet } from "@noren/contract";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import styles from "./filter-panel.module.css";

interface ChoiceCheckboxesProps {
  /** The parameter of the URL. */
  name: string;
  choices: AttributeFacet["choices"];
  /** The keys of the chosen ones. */
  chosen: readonly string[];
  onChanged: (chosen: string[]) => void;
}

/** Any number of choices with their product counts, as checkboxes. */
export function ChoiceCheckboxes({ name, choices, chosen, onChanged }: ChoiceCheckboxesProps) {
  return (
    <div className={styles.checkboxes}>
      {choices.map(({ key, name: label, color, product_count }) => (
        <CheckboxField
          key={key}
          id={`${name}-${key}`}
          name={name}
          value={key}
          label={
            <>
              {color ? <span className={styles.swatch} style={{ backgroundColor: color }} /> : null}
              {label}
              <span className={styles.number}>{product_count}</span>
            </>
          }
          checked={chosen.includes(key)}
          onChange={(isChecked) => {
            const others = chosen.filter((other) => other !== key);
            onChanged(isChecked ? [...others, key] : others);
          }}
        />
      ))}
    </div>
  );
}
