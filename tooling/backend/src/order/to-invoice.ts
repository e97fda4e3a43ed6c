import type { OrderInvoice } from "@noren/contract";
import type { OrderRow } from "../db/schema/order.ts";
import { getEndOfNextMonth } from "../time/japan-time.ts";

/** The invoice of an order; null for an order without one. */
export function toInvoice({
  invoiceRecipient,
  invoicedOn,
  paidAt,
}: Pick<OrderRow, "invoiceRecipient" | "invoicedOn" | "paidAt">): OrderInvoice | null {
  return (
    invoiceRecipient && {
      ...invoiceRecipient,
      issued_on: invoicedOn,
      due_on: invoicedOn && getEndOfNextMonth(invoicedOn),
      is_paid: paidAt !== null,
    }
  );
}
