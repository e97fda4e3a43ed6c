import type { CartTotals } from "@noren/contract";
import type { SumLine } from "@noren/contract/sum-lines";
import type { ReactNode } from "react";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { Price } from "#ui/elements/price/price";
import { formatNumber, formatTaxLine, formatYen } from "@noren/validation/format";
import { orderSumsCopy as copy } from "#ui/slots/order-sums/order-sums.copy";
import styles from "./order-sums.module.css";

export type OrderTotals = Pick<CartTotals, "total_payment" | "amount_by_tax_rate"> &
  Partial<Pick<CartTotals, "until_free_carriage">>;

/**
 * Whether the postage is free or charged; without a destination it is unknown, or for a social gift the same to every place
 * (`flat`).
 */
export type CarriageStatus = "free" | "charged" | "unknown" | "flat";

export interface OrderSumsProps {
  /** The lines, which add up to the total. */
  lines: readonly SumLine[];
  totals: OrderTotals;
  /** While it is `unknown` or `flat`, the total excludes it. */
  carriage: CarriageStatus;
  /** The points that the order earns, or has earned; null for none. */
  earning: { points: number; status: "expected" | "earned" } | null;
}

/** The lines of an order's total, with the tax by rate. */
export function OrderSums({ lines, totals, carriage, earning }: OrderSumsProps) {
  const isLater = carriage === "unknown" || carriage === "flat";
  return (
    <section className={styles.sums} aria-label={copy.title}>
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <DefinitionList
        look="sums"
        items={lines.map((line) => ({ term: line.name, detail: amountOf(line, carriage) }))}
      />
      <p className={styles.total}>
        <span>{isLater ? copy.totalSoFar : copy.total}</span>
        <Price value={totals.total_payment} size="l" />
      </p>
      <ul className={styles.taxes}>
        {totals.amount_by_tax_rate.map((line) => {
          const { rate, amount } = formatTaxLine(line);
          return (
            <li key={line.tax_rate}>
              <span>{rate}</span>
              <span>{amount}</span>
            </li>
          );
        })}
      </ul>
      {earning ? <p className={styles.earning}>{copy.earning[earning.status](formatNumber(earning.points))}</p> : null}
      {totals.until_free_carriage ? (
        <p className={styles.free}>{copy.untilFree(formatYen(totals.until_free_carriage))}</p>
      ) : null}
    </section>
  );
}

function amountOf({ kind, amount }: SumLine, carriage: CarriageStatus): ReactNode {
  if (amount === null) {
    const later = carriage === "flat" ? copy.carriageFlat : copy.carriageLater;
    return <span className={styles.later}>{kind === "carriage" ? later : copy.couponLater}</span>;
  }
  if (kind === "carriage" && amount === 0) return copy.carriageFree;
  return amount < 0 ? `−${formatYen(-amount)}` : formatYen(amount);
}
