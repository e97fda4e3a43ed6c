import { MUG } from "./care.copy.ts";
import styles from "./scales.module.css";

/* Decorative: the text beside a scale says the same. */

const WIDTH = 120;
const HEIGHT = 12;

/** Equal steps, filled from the left. */
export function StepScale({ filled, steps }: { filled: number; steps: number }) {
  const gap = 4;
  const width = (WIDTH - (steps - 1) * gap) / steps;
  return (
    <svg className={styles.scale} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      {Array.from({ length: steps }, (_, index) => (
        <rect
          key={index}
          className={index < filled ? styles.filled : styles.empty}
          x={index * (width + gap) + 1}
          y="1"
          width={width - 2}
          height={HEIGHT - 2}
          rx="4"
        />
      ))}
    </svg>
  );
}

/** The temperatures that a plant survives. @param share where the range begins, from 0 to 1 */
export function PositionScale({ share }: { share: number }) {
  const x = Math.min(0.95, Math.max(0, share)) * (WIDTH - 2) + 1;
  return (
    <svg className={styles.scale} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <rect className={styles.empty} x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="5" />
      <rect className={styles.filled} x={x} y="1" width={WIDTH - 1 - x} height={HEIGHT - 2} rx="5" />
    </svg>
  );
}

/** The height of the plant beside a mug, at one scale. */
export function SizeScale({ height }: { height: number }) {
  const tallest = Math.max(height, 30);
  const percent = 44 / tallest;
  const plant = height * percent;
  const mug = MUG * percent;
  return (
    <svg className={styles.scale} width={WIDTH} height="48" aria-hidden="true" focusable="false">
      <path className={styles.floor} d={`M0 47h${WIDTH}`} />
      <path className={styles.filled} d={`M52 ${46 - plant}h6v${plant}h-6z`} />
      <rect className={styles.mug} x="70" y={46 - mug} width={0.88 * mug} height={mug} rx={Math.min(2, mug / 6)} />
    </svg>
  );
}
