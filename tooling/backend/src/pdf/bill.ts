import type { AmountByTaxRate, Cart, Order, TaxRate } from "@noren/contract";
import { billCopy as copy } from "./bill.copy.ts";

/** What a receipt or a quotation lists; whole yen with tax. */
export interface Bill {
  lines: readonly BillLine[];
  /** What is added and taken off, in the order of the page; discounts are below zero, null is not known yet. */
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

/** What an order comes to. */
export function orderBill(order: Order): Bill {
  const lines = order.shippings.flatMap((shipping) => shipping.products);
  return {
    ...sums(order, order.total_carriage),
    lines: together(lines.map((line) => ({ ...line, name: line.product_name }))),
  };
}

/** What a cart would come to. As long as nobody knows where it goes, nobody knows the carriage. */
export function cartBill({ detail, social_receiver }: Cart): Bill {
  const hasPlace = detail.shippings.length > 0 || social_receiver !== null;
  return {
    ...sums(detail.order, hasPlace ? detail.order.total_carriage : null),
    lines: together(
      detail.products.map((line) => ({ ...line, name: line.product_name, code: line.product_info.code })),
    ),
  };
}

type Sums = Pick<
  Order,
  | "total_products"
  | "total_payment"
  | "total_discount"
  | "use_point"
  | "total_packing"
  | "total_fee"
  | "amount_by_tax_rate"
>;

function sums(of: Sums, carriage: number | null): Omit<Bill, "lines"> {
  const { total_products, total_payment, amount_by_tax_rate } = of;
  const extras = [
    { name: copy.discount, amount: -of.total_discount },
    { name: copy.point, amount: -of.use_point },
    { name: copy.carriage, amount: carriage },
    { name: copy.packing, amount: of.total_packing },
    { name: copy.fee, amount: of.total_fee },
  ];
  return {
    total_products,
    total_payment,
    amount_by_tax_rate,
    extras: extras.filter(({ name, amount }) => amount !== 0 || name === copy.carriage),
  };
}

/** The same at the same price stands once, wherever its pieces go. */
function together(lines: readonly BillLine[]): BillLine[] {
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
