import { titlesCopy as titles } from "../titles.copy.ts";
import { type Column, LineRow } from "./line-row.tsx";
import styles from "./line-table.module.css";
import { sheetCopy as copy } from "./sheet.copy.ts";
import type { Sheet } from "./use-sheet.ts";

interface LineTableProps {
  sheet: Sheet;
  /** Focuses a field of the line at an index, with its text selected or the caret at its end. Returns false if there is none. */
  focusLine: (index: number, column: Column, caret?: "all" | "end") => boolean;
}

/** The lines of the sheet as a table. */
export function LineTable({ sheet, focusLine }: LineTableProps) {
  const move = (index: number) => (column: Column, by: -1 | 1 | "next") => {
    if (by !== "next") return focusLine(index + by, column);
    return column === "code" ? focusLine(index, "quantity") : focusLine(index + 1, "code");
  };
  return (
    <div className={styles.table}>
      <div className={styles.heads} aria-hidden="true">
        {(["code", "name", "case", "quantity", "unit", "sum"] as const).map((head) => (
          <span key={head}>{copy.heads[head]}</span>
        ))}
      </div>
      <ol className={styles.lines} aria-label={titles.sheet}>
        {sheet.lines.map((line, index) => {
          const check = sheet.checks[index];
          return check ? (
            <LineRow
              key={line.id}
              line={line}
              check={check}
              number={index + 1}
              isFirst={index === 0}
              onChanged={(row) => sheet.change(line.id, row)}
              onPasted={(reading) => sheet.putRows(line.id, reading)}
              onLookedUp={(code) => void sheet.lookUp([code])}
              onRemoved={() => {
                sheet.remove(line.id);
                // With its text selected, a further Delete would empty the neighbour.
                if (!focusLine(index + 1, "code", "end")) focusLine(index - 1, "code", "end");
              }}
              onRestored={sheet.restore}
              onMoved={move(index)}
            />
          ) : null;
        })}
      </ol>
    </div>
  );
}
