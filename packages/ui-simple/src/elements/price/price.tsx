import { formatNumber, isReducedRate } from "@noren/validation/format";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { joinClasses } from "#ui/join-classes";
import { requiredPart } from "#ui/required-part";
import { priceCopy as copy } from "#ui/elements/price/price.copy";
import styles from "./price.module.css";

export interface PriceProps {
  /** Yen with tax; null shows that prices need a school's key. */
  value: number | null;
  /** Yen with tax before a price cut; null without a cut. */
  before?: number | null;
  /** Per cent; 8 adds ※, which `ReducedRateLegend` on the same page explains. */
  taxRate?: 8 | 10;
  /** The variants that can be bought have different prices, and this is the lowest. */
  from?: boolean;
  /** Yen without tax, shown smaller beside the price. */
  withoutTax?: number;
  size?: "s" | "m" | "l";
  /** Omits 「(税込)」, for sums whose heading says that they include tax. */
  bare?: boolean;
}

/** A price that says it includes tax (総額表示): 11,000円(税込). */
export function Price({ value, before, taxRate = 10, from = false, withoutTax, size = "m", bare = false }: PriceProps) {
  if (value === null) return <span className={styles.hidden}>{copy.hidden}</span>;
  const isCut = before != null;
  return (
    <span className={joinClasses(styles.price, styles[size], isCut && styles.cut)}>
      {isCut ? (
        <s className={styles.before}>
          <VisuallyHidden>{copy.before}</VisuallyHidden>
          {formatNumber(before)}
          {copy.yen}
        </s>
      ) : null}
      <span className={styles.now}>
        {isCut ? <VisuallyHidden>{copy.now}</VisuallyHidden> : null}
        <span className={styles.number}>{formatNumber(value)}</span>
        <span className={styles.unit}>
          {copy.yen}
          {from ? copy.from : null}
          {bare ? null : <span className={styles.tax}>{copy.withTax}</span>}
          {isReducedRate(taxRate) ? <abbr title={copy.reducedRateLabel}>{copy.reducedRate}</abbr> : null}
        </span>
      </span>
      {withoutTax === undefined ? null : (
        <span className={styles.without}>
          {copy.withoutTax} {formatNumber(withoutTax)}
          {copy.yen}
        </span>
      )}
    </span>
  );
}

/** Must appear once on every page that shows a reduced-rate price. */
export function ReducedRateLegend() {
  return (
    <small {...requiredPart("reduced-rate-note")} className={styles.legend}>
      {copy.legend}
    </small>
  );
}
