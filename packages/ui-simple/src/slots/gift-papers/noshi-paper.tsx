import type { PackedParcel } from "@noren/contract";
import { giftPapersCopy as copy } from "#ui/slots/gift-papers/gift-papers.copy";
import { NoshiKnotDrawing } from "#ui/slots/gift-papers/noshi-knot";
import {
  layOutAffiliation,
  layOutNames,
  layOutReading,
  layOutTitle,
  PAPER,
  type VerticalText,
} from "@noren/validation/noshi-layout";
import { NoshiOrnament } from "#ui/slots/gift-papers/noshi-ornament";
import styles from "./gift-papers.module.css";

/** What is printed on a のし. */
export type PrintedNoshi = Omit<NonNullable<PackedParcel["noshi"]>, "price" | "placement">;

/** A のし as printed: the cords with their knot, the title above and the names below, in vertical text. */
export function NoshiPaper(noshi: PrintedNoshi) {
  const { title, knot, cord, strands, has_ornament, names, affiliation, reading } = noshi;
  const columns = layOutNames(names);
  const [first] = columns;
  return (
    <svg
      className={styles.paper}
      viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
      role="img"
      aria-label={copy.noshi(noshi)}
    >
      <NoshiKnotDrawing knot={knot} cord={cord} strands={strands} />
      {has_ornament ? <NoshiOrnament /> : null}
      <Vertical {...layOutTitle(title)} />
      {columns.map((column, index) => (
        <Vertical key={index} {...column} />
      ))}
      {reading !== null && first ? <Vertical {...layOutReading(reading, first)} /> : null}
      {affiliation === null ? null : <Vertical {...layOutAffiliation(affiliation, first, reading !== null)} />}
    </svg>
  );
}

/** One column. A single text element, so that long vowels and brackets rotate as in print. */
function Vertical({ text, x, top, size, spacing }: VerticalText) {
  return (
    <text x={x} y={top} fontSize={size} letterSpacing={spacing} writingMode="vertical-rl" className={styles.brush}>
      {text}
    </text>
  );
}

/** The knot alone, for a choice of knots. */
export function NoshiKnotIcon({ knot, cord }: Pick<PrintedNoshi, "knot" | "cord">) {
  return (
    <svg className={styles.knot} viewBox={`${PAPER.middle - 70} ${PAPER.cord - 54} 140 92`} aria-hidden="true">
      <NoshiKnotDrawing knot={knot} cord={cord} strands={5} />
    </svg>
  );
}
