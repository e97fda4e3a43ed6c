import { formatNumber, formatYen } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { titlesCopy as titles } from "../titles.copy.ts";
import { isToCorrect, sumUp } from "./check-line.ts";
import { sheetCopy as copy } from "./sheet.copy.ts";
import styles from "./sheet-sums.module.css";
import type { Sheet } from "./use-sheet.ts";

interface SheetSumsProps {
  sheet: Sheet;
  isSelling: boolean;
  onAdded: () => void;
}

/** The sums of the lines, as a preview of the cart, and the button that adds them. */
export function SheetSums({ sheet: { checks, isAdding }, isSelling, onAdded }: SheetSumsProps) {
  const sums = sumUp(checks);
  const filled = checks.filter(({ state }) => state !== "blank").length;
  const wrong = checks.filter(isToCorrect).length;
  const isLooking = checks.some(({ state }) => state === "looking");
  return (
    <section className={styles.sums} aria-label={titles.sums}>
      <h3 className={styles.title}>{titles.sums}</h3>
      {filled === 0 ? (
        <p className={styles.empty}>{copy.empty}</p>
      ) : (
        <dl className={styles.rows}>
          <div>
            <dt>{copy.lines}</dt>
            <dd>{copy.linesOf(filled)}</dd>
          </div>
          {wrong > 0 ? (
            <div>
              <dt>{copy.toCorrect}</dt>
              <dd>{copy.linesOf(wrong)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{copy.cases}</dt>
            <dd>{formatNumber(sums.cases)}</dd>
          </div>
          {sums.byRate.map(({ rate, sum }) => (
            <div key={rate}>
              <dt>{copy.byRate(rate)}</dt>
              <dd>{formatYen(sum)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{copy.total}</dt>
            <dd>{formatYen(sums.total)}</dd>
          </div>
        </dl>
      )}
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
      <ScriptNote />
      <Button
        look="primary"
        size="large"
        block
        loading={isAdding || isLooking}
        disabled={filled === 0 || !isSelling}
        onClick={onAdded}
      >
        {copy.add(sums.lines)}
      </Button>
      <p className={styles.note}>{copy.note}</p>
    </section>
  );
}
