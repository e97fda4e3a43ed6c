import { measureCopy } from "../measure/measure.copy.ts";
import { productCopy as copy } from "./product.copy.ts";
import type { Box } from "./read-box.ts";
import styles from "./drawing.module.css";

/** The drawing's own units: the room for the box, and what is around it for the measures. */
const ROOM = 120;
const LEFT = 44;
const TOP = 20;
/** Depth goes back at this angle and half as long, as drawings by hand do. */
const BACK_X = 0.5 * Math.cos(Math.PI / 5);
const BACK_Y = 0.5 * Math.sin(Math.PI / 5);
/** A flat thing has a line of its own. */
const LEAST = 2;

/** The outside of a product as a box in true proportions, with its three measures. */
export function Drawing({ width, depth, height }: Box) {
  const scale = ROOM / Math.max(width + depth * BACK_X, height + depth * BACK_Y);
  const [w, h] = [width, height].map((side) => Math.max(side * scale, LEAST)) as [number, number];
  const [dx, dy] = [depth * scale * BACK_X, depth * scale * BACK_Y];
  const front = { left: LEFT, right: LEFT + w, top: TOP + dy, bottom: TOP + dy + h };
  const { fields } = measureCopy;
  const text = [copy.cm(fields.width, width), copy.cm(fields.depth, depth), copy.cm(fields.height, height)].join("、");
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${LEFT + w + dx + 48} ${front.bottom + 28}`}
        role="img"
        aria-label={copy.drawingOf(text)}
      >
        <path
          className={styles.box}
          d={`M${front.left} ${front.top}h${w}v${h}h${-w}zl${dx} ${-dy}h${w}l${-dx} ${dy}m${dx} ${-dy}v${h}l${-dx} ${dy}`}
        />
        <path
          className={styles.arrows}
          d={`M${front.left} ${front.bottom + 8}h${w}m0 -3v6m${-w} 0v-6M${front.left - 8} ${front.top}v${h}m-3 0h6m0 ${-h}h-6M${front.right + 7} ${front.bottom + 4}l${dx} ${-dy}`}
        />
        <text x={front.left + w / 2} y={front.bottom + 24} textAnchor="middle">
          {width}
        </text>
        <text x={front.left - 14} y={front.top + h / 2 + 5} textAnchor="end">
          {height}
        </text>
        <text x={front.right + dx / 2 + 14} y={front.bottom - dy / 2 + 10}>
          {depth}
        </text>
      </svg>
      <figcaption>{copy.outside}</figcaption>
    </figure>
  );
}
