import type { OrderReceipt } from "@noren/contract";
import type { ReceiptProps } from "#ui/slots/papers/papers.props";

/** What a receipt's form and buttons need to know of its state. */
export const toReceipt = ({ can_issue, reason, issued_at, receiptInfo }: OrderReceipt) => ({
  status: statusOf(can_issue, issued_at),
  reason,
  issuedAt: issued_at,
  info: receiptInfo,
});

function statusOf(canIssue: boolean, issuedAt: string | null): ReceiptProps["status"] {
  if (!canIssue) return "refused";
  return issuedAt === null ? "ready" : "issued";
}
