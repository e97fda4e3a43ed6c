import type { CartTotals } from "@noren/contract";
import { plainCarriage } from "@noren/contract/carriage";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { Price } from "#ui/elements/price/price";
import { formatTaxLine, formatYen } from "@noren/validation/format";
import { orderSumsCopy as copy } from "#ui/slots/order-sums/order-sums.copy";
import styles from "./order-sums.module.css";

export type OrderTotals = Omit<CartTotals, "until_free_carriage" | "earn_point"> &
  Partial<Pick<CartTotals, "until_free_carriage">>;

/**
 * Whether the postage is free or charged; without a destination it is unknown, or for a social gift the same to every place
 * (`flat`).
 */
export type CarriageStatus = "free" | "charged" | "unknown" | "flat";

export interface OrderSumsProps {
  totals: OrderTotals;
  /** Sum of the quantities of all lines. */
  itemCount: number;
  /** While it is `unknown` or `flat`, the total excludes it. */
  carriage: CarriageStatus;
}

const minus = (value: number): string => `−${formatYen(value)}`;

/** The parts of an order's total, with the tax by rate. */
export function OrderSums({ totals, itemCount, carriage }: OrderSumsProps) {
  const carriageTexts = {
    free: copy.carriageFree,
    charged: formatYen(plainCarriage(totals)),
    unknown: <span className={styles.later}>{copy.carriageLater}</span>,
    flat: <span className={styles.later}>{copy.carriageFlat}</span>,
  };
  const rows = [
    { term: copy.products(itemCount), detail: formatYen(totals.total_products) },
    totals.total_discount > 0 && { term: copy.discount, detail: minus(totals.total_discount) },
    totals.use_point > 0 && { term: copy.point, detail: minus(totals.use_point) },
    { term: copy.carriage, detail: carriageTexts[carriage] },
    ...(totals.cool_carriages ?? []).map(({ temperature, parcels, amount }) => ({
      term: copy.cool[temperature](parcels),
      detail: formatYen(amount),
    })),
    totals.total_packing > 0 && { term: copy.packing, detail: formatYen(totals.total_packing) },
    totals.total_fee > 0 && { term: copy.fee, detail: formatYen(totals.total_fee) },
  ].filter((row) => row !== false);
  return (
    <section className={styles.sums} aria-label={copy.title}>
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <DefinitionList look="sums" items={rows} />
      <p className={styles.total}>
        <span>{carriage === "unknown" || carriage === "flat" ? copy.totalSoFar : copy.total}</span>
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
      {totals.until_free_carriage ? (
        <p className={styles.free}>{copy.untilFree(formatYen(totals.until_free_carriage))}</p>
      ) : null}
    </section>
  );
}
