import type { AmountByTaxRate, Cart, Order, PackedParcel, TaxRate } from "@noren/contract";
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
    ...totalsOf(
      order,
      plainCarriage(order),
      order.shippings.flatMap(({ packings }) => packings),
    ),
    lines: mergeEqualLines(lines.map((line) => ({ ...line, name: line.product_name }))),
  };
}

/** The bill of a cart. The carriage is unknown (null) until the cart has a destination. */
export function cartBill({ detail, social_receiver, social_packing }: Cart): Bill {
  const packings = social_packing ? [social_packing] : detail.shippings.flatMap((shipping) => shipping.packings);
  const hasPlace = detail.shippings.length > 0 || social_receiver !== null;
  return {
    ...totalsOf(detail.order, hasPlace ? plainCarriage(detail.order) : null, packings),
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
  | "total_fee"
  | "amount_by_tax_rate"
>;

function totalsOf(bill: Totals, carriage: number | null, packings: readonly PackedParcel[]): Omit<Bill, "lines"> {
  const { total_products, total_payment, amount_by_tax_rate } = bill;
  const extras = [
    { name: copy.discount, amount: -bill.total_discount },
    { name: copy.point, amount: -bill.use_point },
    { name: copy.carriage, amount: carriage },
    ...(bill.cool_carriages ?? []).map(({ temperature, amount }) => ({ name: copy.cool[temperature], amount })),
    ...packingRows(packings),
    { name: copy.fee, amount: bill.total_fee },
  ];
  return {
    total_products,
    total_payment,
    amount_by_tax_rate,
    extras: extras.filter(({ name, amount }) => amount !== 0 || name === copy.carriage),
  };
}

/** The costs of the gift packing, each kind summed over all parcels. Parcels without products cost nothing. */
function packingRows(packings: readonly PackedParcel[]): { name: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { price, occasion, wrapping, noshi, message_card, sign, bag } of packings) {
    if (price === 0) continue;
    const named = noshi && { name: copy.noshi(occasion?.name ?? ""), price: noshi.price };
    for (const part of [wrapping, named, message_card, sign, bag]) {
      if (part) amounts.set(part.name, (amounts.get(part.name) ?? 0) + part.price);
    }
  }
  return [...amounts].map(([name, amount]) => ({ name: copy.packing(name), amount }));
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
