import { paths } from "@noren/contract/paths";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { KeysNote } from "../keys/keys-note.tsx";
import { useSingleKeys } from "../keys/single-keys.ts";
import { titlesCopy as titles } from "../titles.copy.ts";
import { type LastOrder, LastOrderNote } from "./last-order.tsx";
import type { Column } from "./line-row.tsx";
import { LineTable } from "./line-table.tsx";
import { ManyRows } from "./many-rows.tsx";
import { SHEET_FIELDS, SHEET_ID } from "./sheet-fields.ts";
import { SheetSums } from "./sheet-sums.tsx";
import { sheetCopy as copy } from "./sheet.copy.ts";
import styles from "./sheet.module.css";
import { type SheetSource, useSheet } from "./use-sheet.ts";
import { WrongLines } from "./wrong-lines.tsx";

export type SheetProps = SheetSource & {
  /** The member's last order; null without one. */
  last: LastOrder | null;
  isGuest: boolean;
};

/**
 * The sheet of codes: each line is a code, a quantity and its unit, typed or pasted. The lines are looked up, and come into the
 * cart as one set, all or none. A form to the home, which answers with names and errors without scripts too.
 */
export function Sheet(props: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useSheet(props);
  const { checks } = sheet;
  const focusLine = (index: number, column: Column, caret: "all" | "end" = "all"): boolean => {
    const field = form.current?.querySelectorAll<HTMLInputElement>(`[name=${SHEET_FIELDS[column]}]`)[index];
    field?.focus();
    field?.setSelectionRange(caret === "all" ? 0 : field.value.length, field.value.length);
    return field !== undefined;
  };
  /** Focuses the first field of the lines that replace the former ones. */
  const focusAfterEmptying = () => requestAnimationFrame(() => void focusLine(0, "code"));
  const { last } = props;
  const isRepeated = last?.rows.every(({ code, quantity }) =>
    sheet.lines.some((line) => line.code === code && line.quantity === quantity),
  );
  const [isMissed, setMissed] = useState(false);
  const repeat = () => {
    setMissed(last === null);
    if (last && !isRepeated) sheet.appendRows({ rows: last.rows, headings: 0, unclear: 0 });
  };
  useSingleKeys({
    "?": () => {
      const summary = form.current?.querySelector<HTMLElement>("[data-keys] summary");
      summary?.click();
      // Once it is open.
      requestAnimationFrame(() => summary?.parentElement?.scrollIntoView({ block: "nearest" }));
    },
    r: repeat,
  });
  const showWrong = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[data-wrong-lines]")?.focus());
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await sheet.check();
    showWrong();
  };
  const onAdded = async () => {
    if (checks.some(({ state }) => state !== "ready" && state !== "blank")) await sheet.check();
    else if (await sheet.add()) {
      setMissed(false);
      return focusAfterEmptying();
    }
    return showWrong();
  };
  return (
    <form
      ref={form}
      id={SHEET_ID}
      className={styles.sheet}
      // The sheet keeps its lines itself: what a browser restores would come before them and replace them.
      autoComplete="off"
      action={`${paths.home()}#${SHEET_ID}`}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className={styles.main}>
        <div className={styles.head}>
          <h2 className={styles.title}>{titles.sheet}</h2>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <LineTable sheet={sheet} focusLine={focusLine} />
        <div role="status" className={styles.removed}>
          {sheet.reading?.headings ? copy.leftOut(sheet.reading.headings) : null}
          {sheet.reading?.unclear ? copy.unclearRows(sheet.reading.unclear) : null}
          {sheet.removed ? (
            <>
              {copy.removed(sheet.removed.at + 1)}
              <Button look="quiet" onClick={sheet.restore}>
                {copy.undo}
              </Button>
            </>
          ) : null}
        </div>
        <WrongLines sheet={sheet} />
        <div className={styles.tools}>
          <Button type="submit">{copy.check}</Button>
          {checks.some(({ state }) => state !== "blank") ? (
            <Button
              look="quiet"
              onClick={() => {
                sheet.clear();
                focusAfterEmptying();
              }}
            >
              {copy.clear}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={styles.aside}>
        <div className={styles.beside}>
          <SheetSums sheet={sheet} isSelling={props.onSetAdded !== undefined} onAdded={() => void onAdded()} />
          <LastOrderNote
            last={last}
            isRepeated={isRepeated}
            isGuest={props.isGuest}
            isMissed={isMissed}
            onRepeated={repeat}
          />
        </div>
      </div>
      <div className={styles.more}>
        <ManyRows onRead={sheet.appendRows} />
        <div data-keys="">
          <KeysNote />
        </div>
      </div>
    </form>
  );
}
