import type { Cart, Order } from "@noren/contract";
import { lineName } from "../line-name/line-name.ts";
import { listSumLines, orderSumLines } from "@noren/contract/sum-lines";
import type { Bill, BillLine } from "../db/schema/receipt.ts";

export function toOrderBill(order: Order): Bill {
  const { shippings, total_payment, amount_by_tax_rate } = order;
  const lines = shippings.flatMap(({ products }) => products.map((line) => ({ ...line, name: lineName(line) })));
  return { lines: mergeEqualLines(lines), sums: orderSumLines(order), total_payment, amount_by_tax_rate };
}

export function toCartBill(cart: Cart): Bill {
  const { products, order } = cart.detail;
  const { total_payment, amount_by_tax_rate } = order;
  const lines = products.map((line) => ({ ...line, name: lineName(line), code: line.product_info.code }));
  return { lines: mergeEqualLines(lines), sums: listSumLines(cart), total_payment, amount_by_tax_rate };
}

/** Merges lines of equal products and prices over all destinations. */
export function mergeEqualLines(lines: readonly BillLine[]): BillLine[] {
  const rows: BillLine[] = [];
  for (const { name, code, unit_price, quantity, subtotal, tax_rate } of lines) {
    const same = rows.find((row) => row.name === name && row.code === code && row.unit_price === unit_price);
    if (!same) rows.push({ name, code, unit_price, quantity, subtotal, tax_rate });
    else {
      same.quantity += quantity;
      same.subtotal += subtotal;
    }
  }
  return rows;
}
