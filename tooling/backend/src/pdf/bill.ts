import type { AmountByTaxRate, Cart, Order, TaxRate } from "@noren/contract";
import { plainCarriage } from "@noren/contract/carriage";
import { billCopy as copy } from "./bill.copy.ts";

/** The contents of a receipt or a quotation; whole yen with tax. */
export interface Bill {
  lines: readonly BillLine[];
  /** Surcharges and discounts in display order. Discounts are negative; null is not known yet. */
  extras: readonly { name: string; amount: number | null }[];
  total_products: number;
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
  const lines = order.shippings.flatMap((shipping) => shipping.products);
  return {
    ...totalsOf(order, plainCarriage(order)),
    lines: mergeEqualLines(lines.map((line) => ({ ...line, name: line.product_name }))),
  };
}

/** The bill of a cart. The carriage is unknown (null) until the cart has a destination. */
export function cartBill({ detail, social_receiver }: Cart): Bill {
  const hasPlace = detail.shippings.length > 0 || social_receiver !== null;
  return {
    ...totalsOf(detail.order, hasPlace ? plainCarriage(detail.order) : null),
    lines: mergeEqualLines(
      detail.products.map((line) => ({ ...line, name: line.product_name, code: line.product_info.code })),
    ),
  };
}

type Totals = Pick<
  Order,
  | "total_products"
  | "total_payment"
  | "total_discount"
  | "use_point"
  | "cool_carriages"
  | "total_packing"
  | "total_fee"
  | "amount_by_tax_rate"
>;

function totalsOf(bill: Totals, carriage: number | null): Omit<Bill, "lines"> {
  const { total_products, total_payment, amount_by_tax_rate } = bill;
  const extras = [
    { name: copy.discount, amount: -bill.total_discount },
    { name: copy.point, amount: -bill.use_point },
    { name: copy.carriage, amount: carriage },
    ...(bill.cool_carriages ?? []).map(({ temperature, amount }) => ({ name: copy.cool[temperature], amount })),
    { name: copy.packing, amount: bill.total_packing },
    { name: copy.fee, amount: bill.total_fee },
  ];
  return {
    total_products,
    total_payment,
    amount_by_tax_rate,
    extras: extras.filter(({ name, amount }) => amount !== 0 || name === copy.carriage),
  };
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
