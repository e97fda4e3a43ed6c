import type { InvoiceRecipient } from "@noren/contract";

/** An invoice, as cart and order show it. */
export const invoiceCopy = {
  recipient: "請求書の宛名",
  recipientOf: ({ invoice_company, invoice_department }: InvoiceRecipient) =>
    [invoice_company, ...(invoice_department === null ? [] : [invoice_department]), "御中"].join(" "),
  title: "請求書",
  beforeIssue: "商品の発送日に発行し、ご注文者の住所へお送りします",
  issued: (issued: string) => `${issued} 発行`,
  due: "お支払い期日",
  dueOn: (due: string) => `${due}まで`,
  paid: "ご入金を確認しました",
} as const;
