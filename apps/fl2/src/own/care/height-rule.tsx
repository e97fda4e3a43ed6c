import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { careCopy as copy, MUG } from "./care.copy.ts";
import styles from "./height-rule.module.css";

/** Where the pictures have the top of a plant and the floor, in per cent of their height. */
const TOP = 8;
const FLOOR = 92;
/** The width of a picture of 3:4 in the same unit, and the place of the rule. */
const WIDTH = 75;
const RULE = 3;
/** A mug that ends farther right, with its handle, leaves the picture at the left edge; so much of it stays. */
const MUG_END = 32;
const MUG_REST = 12;

/** The distances of two marks in cm, of which the smallest that leaves room between them is drawn. */
const STEPS = [5, 10, 20, 50];
const ROOM = 9;
const stepFor = (height: number) => STEPS.find((step) => (step * (FLOOR - TOP)) / height > ROOM) ?? 100;

/** A rule over the left edge of a plant's picture: its height in cm, with a mug of 9 cm at the same scale. */
export function HeightRule({ height }: { height: number }) {
  const percent = (FLOOR - TOP) / height;
  const step = stepFor(height);
  const marks = Array.from({ length: Math.floor(height / step) + 1 }, (_, index) => FLOOR - index * step * percent);
  const mug = MUG * percent;
  const width = 0.88 * mug;
  const right = Math.max(MUG_REST, Math.min(RULE + 3 + width, MUG_END - 0.3 * mug));
  const corner = 0.14 * mug;
  const body = `M${right} ${FLOOR - mug}h${-width}v${mug - corner}q0 ${corner} ${corner} ${corner}h${width - 2 * corner}q${corner} 0 ${corner} ${-corner}z`;
  const handle = `M${right} ${FLOOR - 0.8 * mug}c${0.4 * mug} 0 ${0.4 * mug} ${0.52 * mug} 0 ${0.52 * mug}`;
  return (
    <>
      <svg
        className={styles.rule}
        viewBox={`0 0 ${WIDTH} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M${RULE} ${TOP}V${FLOOR}${marks.map((y) => `M${RULE} ${y}h2`).join("")}M${RULE - 1.5} ${TOP}h3`} />
        <path className={styles.mug} d={body + handle} />
      </svg>
      <span className={styles.height}>
        <VisuallyHidden>{copy.height}</VisuallyHidden>
        {copy.centimetres(height)}
      </span>
    </>
  );
}
