import { Fold } from "../fold/fold.tsx";
import { keysCopy as copy } from "./keys.copy.ts";
import styles from "./keys.module.css";
import { switchKeys, useKeysOn } from "./single-keys.ts";

/** The keys of the sheet, and the switch of those that are single letters. */
export function KeysNote() {
  const isOn = useKeysOn();
  return (
    <div className={styles.keys}>
      <Fold
        summary={
          <>
            {copy.title} <kbd>?</kbd>
          </>
        }
      >
        <dl className={styles.list}>
          {copy.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => switchKeys(checked)} />
          {copy.single}
        </label>
      </Fold>
    </div>
  );
}
