import { type Check, unitName } from "./check-line.ts";
import type { Line } from "./lines.ts";
import type { Row } from "./read-rows.ts";
import { sheetCopy as copy } from "./sheet.copy.ts";
import styles from "./line-table.module.css";

interface LineNoteProps {
  id: string;
  note: string;
  line: Line;
  check: Check;
  onChanged: (row: Partial<Row>) => void;
  onLookedUp: (code: string) => void;
}

/** The note of a line, with a button for each suggested code or quantity. */
export function LineNote({ id, note, line, check, onChanged, onLookedUp }: LineNoteProps) {
  const { candidates, quantities, item } = check;
  const choose = (code: string) => {
    onChanged({ code });
    onLookedUp(code);
  };
  return (
    <div className={styles.note} data-wrong={check.state === "wrong" || undefined}>
      <p id={id} role="status">
        {note}
      </p>
      {quantities.map((quantity) => (
        <button
          key={quantity}
          type="button"
          className={styles.way}
          onClick={() => onChanged({ quantity: String(quantity) })}
        >
          {copy.choose(quantity, unitName(line.unit, item))}
        </button>
      ))}
      {candidates.map(({ code, name }) => (
        <button key={code} type="button" className={styles.way} onClick={() => choose(code)}>
          <b>{code}</b> {name}
        </button>
      ))}
    </div>
  );
}
