import { toJapanDay } from "../time/japan-time.ts";
import { billCopy } from "../pdf/bill.copy.ts";
import type { DocumentColors } from "../pdf/document-colors.ts";
import { drawBill } from "../pdf/bill-table.ts";
import { drawPdf, PAGE, writeText } from "../pdf/pdf-document.ts";
import { drawAddressee, drawAmount, drawFacts, drawIssuer, drawTitle, LEFT } from "../pdf/parties.ts";
import { receiptPdfCopy as copy } from "./receipt-pdf.copy.ts";
import type { IssuedReceipt } from "./receipt-store.ts";

/**
 * Renders the receipt of an order (領収書) as a PDF. With the issuer's registration number it is a qualified invoice
 * (適格請求書): issuer, transaction date, items with the reduced rate marked, amount and tax per rate, addressee.
 */
export function renderReceiptPdf(
  { info, contents, issuer, issuedAt, isReissue }: IssuedReceipt,
  colors: DocumentColors,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { day } = billCopy;
  const { order_no, ordered_at, payment_name, bill } = contents;
  const facts = { title: `${copy.title} ${order_no}`, author: issuer.name, foot: copy.foot, colors, now };
  return drawPdf(facts, (doc) => {
    const dates = [
      [copy.number, order_no],
      [copy.issuedAt, day(toJapanDay(issuedAt))],
      ...(isReissue ? [[copy.reissuedAt, day(toJapanDay(now))] as const] : []),
    ] as const;
    let y = drawTitle(doc, copy.title, dates, isReissue ? copy.reissue : null) + 24;
    const top = y;
    y = drawAddressee(doc, info, y) + 18;
    y = drawAmount(doc, copy.amount, bill.total_payment, y) + 12;
    y = writeText(doc, copy.proviso(info.proviso), PAGE.margin, y, { size: 9.5, width: LEFT }) + 3;
    y = writeText(doc, copy.received, PAGE.margin, y, { size: 9.5, width: LEFT }) + 14;
    y = drawFacts(
      doc,
      [
        [copy.orderedAt, day(toJapanDay(new Date(ordered_at)))],
        [copy.orderNo, order_no],
        [copy.payment, payment_name],
      ],
      y,
    );
    const issuerEnd = drawIssuer(doc, issuer, top + 4);
    drawBill(doc, bill, Math.max(y, issuerEnd) + 16);
  });
}
