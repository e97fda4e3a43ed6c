import type { CartTotals } from "@noren/contract";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { Price } from "#ui/elements/price/price";
import { formatTaxLine, formatYen } from "@noren/validation/format";
import { orderSumsCopy as copy } from "#ui/slots/order-sums/order-sums.copy";
import styles from "./order-sums.module.css";

export type Sums = Omit<CartTotals, "until_free_carriage" | "earn_point"> &
  Partial<Pick<CartTotals, "until_free_carriage">>;

/** Whether the postage is free, charged, or unknown because there is no destination yet. */
export type CarriageStatus = "free" | "charged" | "unknown";

export interface OrderSumsProps {
  sums: Sums;
  /** Pieces in the cart or order. */
  count: number;
  /** While it is `unknown`, the total is without it. */
  carriage: CarriageStatus;
  level?: 2 | 3;
}

const minus = (value: number): string => `−${formatYen(value)}`;

/** The parts of an order's total, with the tax by rate. */
export function OrderSums({ sums, count, carriage, level = 2 }: OrderSumsProps) {
  const carriageTexts = {
    free: copy.carriageFree,
    charged: formatYen(sums.total_carriage),
    unknown: <span className={styles.later}>{copy.carriageLater}</span>,
  };
  const rows = [
    { term: copy.products(count), detail: formatYen(sums.total_products) },
    sums.total_discount > 0 && { term: copy.discount, detail: minus(sums.total_discount) },
    sums.use_point > 0 && { term: copy.point, detail: minus(sums.use_point) },
    { term: copy.carriage, detail: carriageTexts[carriage] },
    sums.total_packing > 0 && { term: copy.packing, detail: formatYen(sums.total_packing) },
    sums.total_fee > 0 && { term: copy.fee, detail: formatYen(sums.total_fee) },
  ].filter((row) => row !== false);
  return (
    <section className={styles.sums} aria-label={copy.title}>
      <Heading level={level} size="s">
        {copy.title}
      </Heading>
      <DefinitionList look="sums" items={rows} />
      <p className={styles.total}>
        <span>{carriage === "unknown" ? copy.totalSoFar : copy.total}</span>
        <Price value={sums.total_payment} size="l" />
      </p>
      <ul className={styles.taxes}>
        {sums.amount_by_tax_rate.map((line) => {
          const { rate, amount } = formatTaxLine(line);
          return (
            <li key={line.tax_rate}>
              <span>{rate}</span>
              <span>{amount}</span>
            </li>
          );
        })}
      </ul>
      {sums.until_free_carriage ? (
        <p className={styles.free}>{copy.untilFree(formatYen(sums.until_free_carriage))}</p>
      ) : null}
    </section>
  );
}
