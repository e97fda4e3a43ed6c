import type { InvoiceRecipient, User } from "@noren/contract";
import type { CartContent } from "../db/schema/cart-content.ts";

/** To whom the invoice of a cart is made out: as chosen, else the member's company; null for a member without one. */
export function invoiceRecipientOf(
  { invoice_recipient }: Pick<CartContent, "invoice_recipient">,
  member: Pick<User, "company_name" | "department"> | null,
): InvoiceRecipient | null {
  if (member === null || member.company_name === null) return null;
  const { company_name, department } = member;
  return invoice_recipient ?? { invoice_company: company_name, invoice_department: department };
}
