import type { AttributeScale, ProductAttribute } from "@noren/contract";
import { Bean } from "./bean.tsx";
import { readTaste } from "./read-taste.ts";
import styles from "./taste-chart.module.css";

export interface TasteChartProps {
  attributes: readonly ProductAttribute[] | undefined;
  /** With the words at the ends of each scale, for the product page. */
  isLarge?: boolean;
}

/** How much of a bar is filled. A bar begins at zero, or at the lowest number of a scale below zero. */
function shareOf(number: number, { min, max }: Pick<AttributeScale, "min" | "max"> = { min: 0, max: number }): number {
  const start = Math.min(min, 0);
  return max > start ? Math.min(1, Math.max(0, (number - start) / (max - start))) : 0;
}

/** The roast as a bean and a word, and a bar for each scale of taste. Nothing for a product without them. */
export function TasteChart({ attributes, isLarge = false }: TasteChartProps) {
  const taste = readTaste(attributes);
  if (!taste) return null;
  const { roast, scales } = taste;
  return (
    <dl className={styles.chart} data-large={isLarge ? "" : undefined}>
      {roast ? (
        <div className={styles.roast}>
          <dt className={styles.name}>{roast.name}</dt>
          <dd className={styles.word}>
            <Bean roast={roast.number ?? 0} />
            {roast.text}
          </dd>
        </div>
      ) : null}
      {scales.map(({ key, name, text, number = 0, scale }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="8" />
              <rect className={styles.filled} width={100 * shareOf(number, scale)} height="8" />
            </svg>
            <span className={styles.number}>{text}</span>
            {isLarge ? (
              <span className={styles.ends} aria-hidden="true">
                <span>{scale?.low}</span>
                <span>{scale?.high}</span>
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
