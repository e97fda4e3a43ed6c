import type { OrderInvoice } from "@noren/contract";
import { formatDate } from "@noren/validation/format";
import { invoiceCopy as copy } from "#ui/slots/invoice/invoice.copy";

/** The terms of an invoice for a definition list; those of a cancelled order have only its addressee. */
export function listInvoiceFacts(invoice: OrderInvoice, isCancelled: boolean) {
  const { issued_on, due_on, is_paid } = invoice;
  const recipient = { term: copy.recipient, detail: copy.recipientOf(invoice) };
  if (isCancelled) return [recipient];
  if (is_paid) return [recipient, { term: copy.title, detail: copy.paid }];
  if (issued_on === null || due_on === null) return [recipient, { term: copy.title, detail: copy.beforeIssue }];
  return [
    recipient,
    { term: copy.title, detail: copy.issued(formatDate(issued_on)) },
    { term: copy.due, detail: copy.dueOn(formatDate(due_on)) },
  ];
}
