import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Fold } from "../fold/fold.tsx";
import { type Reading, readRows } from "./read-rows.ts";
import { sheetCopy as copy } from "./sheet.copy.ts";
import field from "../field/field.module.css";
import styles from "./many-rows.module.css";

/** A field for rows of a spreadsheet, for those who paste without the keyboard. A plain one: Simple's brings the code of forms. */
export function ManyRows({ onRead }: { onRead: (reading: Reading) => void }) {
  const [text, setText] = useState("");
  const reading = readRows(text);
  return (
    <Fold summary={copy.many}>
      <div className={styles.many}>
        <label>
          {copy.manyLabel}
          <textarea
            className={field.field}
            rows={5}
            aria-describedby="many-help"
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        </label>
        <p id="many-help">{copy.manyHelp}</p>
        <Button
          disabled={reading.rows.length === 0}
          onClick={() => {
            onRead(reading);
            setText("");
          }}
        >
          {copy.manyRead}
        </Button>
      </div>
    </Fold>
  );
}
