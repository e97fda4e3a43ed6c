import { paths } from "@noren/contract/paths";
import { formatYen } from "@noren/validation/format";
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { type Check, unitName } from "./check-line.ts";
import { LineNote } from "./line-note.tsx";
import type { Line } from "./lines.ts";
import { type Reading, type Row, readRows } from "./read-rows.ts";
import { SHEET_FIELDS } from "./sheet-fields.ts";
import { sheetCopy as copy } from "./sheet.copy.ts";
import styles from "./line-table.module.css";

/** The fields of a line, from left to right. */
export type Column = "code" | "quantity";

interface LineRowProps {
  line: Line;
  check: Check;
  /** From 1. */
  number: number;
  isFirst: boolean;
  onChanged: (row: Partial<Row>) => void;
  onPasted: (reading: Reading) => void;
  onLookedUp: (code: string) => void;
  onRemoved: () => void;
  onRestored: () => void;
  /** Moves the focus by lines, or with Enter to the next field. */
  onMoved: (column: Column, by: -1 | 1 | "next") => boolean;
}

/** The id of a line's field. */
export const fieldId = (id: number, column: Column): string => `line-${id}-${column}`;

/** The field of a line that has to change. */
export const wrongColumn = ({ item }: Check): Column => (item && !item.isOut ? "quantity" : "code");

/** A line: code, quantity and unit; the name, the case and the sum appear once the code is looked up. */
export function LineRow(props: LineRowProps) {
  const { line, check, number, isFirst, onChanged } = props;
  // The first Delete in an empty field warns, the second removes.
  const [isHeld, setHeld] = useState(false);
  const { item } = check;
  const noteId = `line-${line.id}-note`;
  const onKeyDown = (column: Column) => (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event;
    if (event.nativeEvent.isComposing) return;
    // At the end of a field, where Delete has nothing to delete.
    if (key === "Delete" && field.selectionStart === field.value.length) {
      event.preventDefault();
      // A key that stays down would remove the lines below as well.
      if (event.repeat) return;
      if (isHeld) props.onRemoved();
      setHeld(!isHeld);
      return;
    }
    setHeld(false);
    if (key === "z" && (event.ctrlKey || event.metaKey) && field.value === "") {
      event.preventDefault();
      props.onRestored();
    }
    if (key === "Enter" && (props.onMoved(column, "next") || field.value !== "")) event.preventDefault();
    if (key === "ArrowUp" || key === "ArrowDown") {
      if (props.onMoved(column, key === "ArrowUp" ? -1 : 1)) event.preventDefault();
    }
  };
  const onPaste = (column: Column) => (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text").replace(/\r?\n$/, "");
    const reading = readRows(text);
    // A row of its own may have commas; a quantity has them too.
    const isRow = column === "code" && /[,，、;]/.test(text) && (reading.rows[0]?.quantity || reading.unclear > 0);
    if (!isRow && !/[\t\n]/.test(text)) return;
    event.preventDefault();
    props.onPasted(reading);
  };
  const note = isHeld ? copy.hold : check.note;
  const wrong = check.state === "wrong" ? wrongColumn(check) : undefined;
  const fieldOf = (column: Column) =>
    ({
      id: fieldId(line.id, column),
      className: styles[column],
      name: SHEET_FIELDS[column],
      autoComplete: "off",
      enterKeyHint: "next",
      "aria-invalid": wrong === column || undefined,
      "aria-describedby": note === null ? undefined : noteId,
      value: line[column],
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        onChanged(column === "code" ? { code: value } : { quantity: value }),
      onKeyDown: onKeyDown(column),
      onPaste: onPaste(column),
    }) as const;
  return (
    <li className={styles.line}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <input
        {...fieldOf("code")}
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={copy.codeOf(number)}
        placeholder={isFirst ? copy.paste : undefined}
        onBlur={() => {
          setHeld(false);
          props.onLookedUp(line.code);
        }}
      />
      <p className={styles.name}>{item ? <a href={paths.product({ key: item.key })}>{item.name}</a> : null}</p>
      <p className={styles.case}>{item?.case ? copy.countOf(item.case.count, item.case.unit) : null}</p>
      <input
        {...fieldOf("quantity")}
        inputMode="numeric"
        aria-label={copy.quantityOf(number)}
        onBlur={() => setHeld(false)}
      />
      <select
        className={styles.unit}
        name={SHEET_FIELDS.unit}
        aria-label={copy.unitOf(number)}
        value={line.unit}
        onChange={({ currentTarget: { value } }) => onChanged({ unit: value === "piece" ? "piece" : "case" })}
      >
        {(["case", "piece"] as const).map((unit) => (
          <option key={unit} value={unit}>
            {unitName(unit, item)}
          </option>
        ))}
      </select>
      <p className={styles.sum}>{check.sum === null ? null : formatYen(check.sum)}</p>
      {check.state === "blank" ? (
        <span className={styles.remove} />
      ) : (
        <IconButton
          className={styles.remove}
          icon="close"
          size={20}
          label={copy.remove(number)}
          onClick={props.onRemoved}
        />
      )}
      {note === null ? null : (
        <LineNote
          id={noteId}
          note={note}
          line={line}
          check={check}
          onChanged={onChanged}
          onLookedUp={props.onLookedUp}
        />
      )}
    </li>
  );
}
