import type { Order } from "@noren/contract";
import { japanDay } from "../time/japan-time.ts";
import { orderBill } from "../pdf/bill.ts";
import { billCopy } from "../pdf/bill.copy.ts";
import { drawBill } from "../pdf/bill-table.ts";
import { drawPdf, PAGE, write } from "../pdf/paper.ts";
import { drawAddressee, drawAmount, drawFacts, drawIssuer, drawTitle, LEFT } from "../pdf/parties.ts";
import { receiptPdfCopy as copy } from "./receipt-pdf.copy.ts";
import type { IssuedReceipt } from "./receipt-store.ts";

/**
 * The receipt of an order (領収書). With the issuer's registration number it is a qualified invoice (適格請求書): issuer,
 * day of the trade, goods with their reduced rate marked, amount and tax by rate, addressee.
 */
export function receiptPdf(
  order: Order,
  { info, issuer, issuedAt, isReissue }: IssuedReceipt,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { day } = billCopy;
  const about = { title: `${copy.title} ${order.order_no}`, author: issuer.name, foot: copy.foot, now };
  return drawPdf(about, (paper) => {
    const dates = [
      [copy.number, order.order_no],
      [copy.issuedAt, day(japanDay(issuedAt))],
      ...(isReissue ? [[copy.reissuedAt, day(japanDay(now))] as const] : []),
    ] as const;
    let y = drawTitle(paper, copy.title, dates, isReissue ? copy.reissue : null) + 24;
    const top = y;
    y = drawAddressee(paper, info, y) + 18;
    y = drawAmount(paper, copy.amount, order.total_payment, y) + 12;
    y = write(paper, copy.proviso(info.proviso), PAGE.margin, y, { size: 9.5, width: LEFT }) + 3;
    y = write(paper, copy.received, PAGE.margin, y, { size: 9.5, width: LEFT }) + 14;
    y = drawFacts(
      paper,
      [
        [copy.orderedAt, day(japanDay(new Date(order.ordered_at)))],
        [copy.orderNo, order.order_no],
        [copy.payment, order.payment_name],
      ],
      y,
    );
    const issuerEnd = drawIssuer(paper, issuer, top + 4);
    drawBill(paper, orderBill(order), Math.max(y, issuerEnd) + 16);
  });
}
