import { expect, test } from "vitest";
import { listInvoiceFacts } from "#ui/slots/invoice/invoice-facts";
import { invoiceRecipient } from "#ui/stories/cart.fixture";

const recipient = "みなせ大学 工学部 教務課 御中";
const waiting = { ...invoiceRecipient, issued_on: null, due_on: null, is_paid: false };
const issued = { ...waiting, issued_on: "2026-11-20", due_on: "2026-12-31" };

test.each([
  ["before dispatch", waiting, false, [recipient, "商品の発送日に発行し、ご注文者の住所へお送りします"]],
  ["after dispatch", issued, false, [recipient, "2026.11.20 発行", "2026.12.31まで"]],
  ["once paid", { ...issued, is_paid: true }, false, [recipient, "ご入金を確認しました"]],
  ["of a cancelled order", waiting, true, [recipient]],
])("[order.invoice] an invoice %s has its addressee and its state", (_, invoice, isCancelled, details) => {
  expect(listInvoiceFacts(invoice, isCancelled).map(({ detail }) => detail)).toEqual(details);
});
