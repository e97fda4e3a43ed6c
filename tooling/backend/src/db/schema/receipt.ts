import type { AmountByTaxRate, ReceiptInfo, TaxRate } from "@noren/contract";
import type { SumLine } from "@noren/contract/sum-lines";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import type { Issuer } from "./shop.ts";

/** The lines and totals of a receipt or a quotation; whole yen with tax. */
export interface Bill {
  lines: readonly BillLine[];
  /** The lines that add up to `total_payment`. Discounts are negative; null is not known yet. */
  sums: readonly Pick<SumLine, "name" | "amount">[];
  total_payment: number;
  amount_by_tax_rate: readonly AmountByTaxRate[];
}

export interface BillLine {
  name: string;
  code: string;
  unit_price: number;
  quantity: number;
  subtotal: number;
  tax_rate: TaxRate;
}

/** What a receipt states about its order. */
export interface ReceiptContents {
  order_no: string;
  /** ISO 8601. */
  ordered_at: string;
  payment_name: string;
  bill: Bill;
}

export const receipts = pgTable("receipts", {
  orderId: integer("order_id").primaryKey(),
  addressee: text().notNull(),
  honorific: text().$type<ReceiptInfo["honorific"]>().notNull(),
  proviso: text().notNull(),
  issuedAt: moment("issued_at"),
  issuer: jsonb().$type<Issuer>(),
  /** Fixed by the first issue. */
  contents: jsonb().$type<ReceiptContents>(),
  issueCount: integer("issue_count").notNull().default(0),
});
export type ReceiptRow = typeof receipts.$inferSelect;
