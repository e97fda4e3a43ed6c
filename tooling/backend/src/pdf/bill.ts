import type { AmountByTaxRate, Cart, Order, TaxRate } from "@noren/contract";
import { cartSumLines, orderSumLines, type SumLine } from "@noren/contract/sum-lines";

/** The contents of a receipt or a quotation; whole yen with tax. */
export interface Bill {
  lines: readonly BillLine[];
  /** The lines that add up to `total_payment`. */
  sums: readonly Pick<SumLine, "name" | "amount">[];
  total_payment: number;
  amount_by_tax_rate: readonly AmountByTaxRate[];
}

interface BillLine {
  name: string;
  code: string;
  unit_price: number;
  quantity: number;
  subtotal: number;
  tax_rate: TaxRate;
}

/** The bill of an order. */
export function orderBill(order: Order): Bill {
  const { shippings, total_payment, amount_by_tax_rate } = order;
  const lines = shippings.flatMap(({ products }) => products.map((line) => ({ ...line, name: line.product_name })));
  return { lines: mergeEqualLines(lines), sums: orderSumLines(order), total_payment, amount_by_tax_rate };
}

/** The bill of a cart. */
export function cartBill(cart: Cart): Bill {
  const { products, order } = cart.detail;
  const { total_payment, amount_by_tax_rate } = order;
  const lines = products.map((line) => ({ ...line, name: line.product_name, code: line.product_info.code }));
  return { lines: mergeEqualLines(lines), sums: cartSumLines(cart), total_payment, amount_by_tax_rate };
}

/** Merges lines of equal products and prices over all destinations. */
function mergeEqualLines(lines: readonly BillLine[]): BillLine[] {
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
