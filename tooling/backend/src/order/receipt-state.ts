import type { OrderReceipt } from "@noren/contract";
import { ordererName } from "../address/plain-address.ts";
import type { OrderRow } from "../db/schema/order.ts";
import type { ReceiptRow } from "../db/schema/receipt.ts";
import type { Issuer } from "../db/schema/shop.ts";
import { methodById } from "../payment/methods/methods.ts";
import { receiptCopy } from "./receipt.copy.ts";

type Receivable = Pick<OrderRow, "orderer" | "paymentId" | "status" | "total_payment">;

/** Returns whether an order's receipt can be issued, and its contents. */
export function receiptStateOf(order: Receivable, row: ReceiptRow | null, issuer: Issuer | null): OrderReceipt {
  const reason = refusal(order, issuer);
  return {
    can_issue: reason === null,
    reason,
    issued_at: row?.issuedAt?.toISOString() ?? null,
    can_edit: order.status !== "cancelled" && !row?.issuedAt,
    receiptInfo: {
      addressee: row?.addressee ?? ordererName(order.orderer),
      honorific: row?.honorific ?? "sama",
      proviso: row?.proviso ?? receiptCopy.defaultProviso,
    },
  };
}

/** Returns why no receipt can be downloaded; null if it can. Some payment methods give the shopper a receipt in another way. */
function refusal({ status, paymentId, total_payment }: Receivable, issuer: Issuer | null): string | null {
  if (status === "cancelled") return receiptCopy.cancelled;
  if (issuer === null) return receiptCopy.noIssuer;
  if (total_payment === 0) return receiptCopy.nothingPaid;
  return methodById(paymentId)?.noReceiptReason ?? (status === "accepted" ? receiptCopy.notPaid : null);
}
