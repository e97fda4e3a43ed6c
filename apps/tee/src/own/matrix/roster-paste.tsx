import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { TextArea } from "#ui/elements/text-area/text-area";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { type Entries, type Quantities, toEntry } from "./quantities.ts";
import type { Matrix, Row } from "./read-matrix.ts";
import { readRoster } from "./read-roster.ts";
import styles from "./roster-paste.module.css";

interface RosterPasteProps {
  matrix: Matrix;
  row: Row;
  quantities: Quantities;
  onCounted: (entered: Entries) => void;
}

/** A list of names and sizes, counted into the table; the lines without a size are named. */
export function RosterPaste({ matrix, row, quantities, onCounted }: RosterPasteProps) {
  const [text, setText] = useState("");
  const [counted, setCounted] = useState<ReturnType<typeof readRoster> | null>(null);
  const count = () => {
    const roster = readRoster(text, matrix, row);
    setCounted(roster);
    setText(roster.unread.map((line) => line.text).join("\n"));
    onCounted(new Map([...roster.counts].map(([id, pieces]) => [id, toEntry((quantities.get(id) ?? 0) + pieces)])));
  };
  const pieces = [...(counted?.counts.values() ?? [])].reduce((sum, each) => sum + each, 0);
  return (
    <div className={styles.roster}>
      <Disclosure summary={copy.roster}>
        <div className={styles.paste}>
          <TextArea
            id="roster"
            label={copy.rosterLabel}
            help={copy.rosterHelp(row.colour)}
            rows={5}
            value={text}
            onChange={setText}
          />
          <Button onClick={count} disabled={text.trim() === ""}>
            {copy.count}
          </Button>
          <div role="status">
            {counted && pieces > 0 ? <p>{copy.counted(pieces)}</p> : null}
            {counted && pieces === 0 && counted.unread.length === 0 ? <p>{copy.noneCounted}</p> : null}
            {counted && counted.unread.length > 0 ? (
              <>
                <p className={styles.unread}>{copy.unread(counted.unread.length)}</p>
                <ul>
                  {counted.unread.map(({ line, text }) => (
                    <li key={line}>{copy.unreadLine(line, text)}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
