import type { Issuer } from "../db/schema/shop.ts";
import { addDays, japanDay } from "../time/japan-time.ts";
import type { Bill } from "../pdf/bill.ts";
import { billCopy } from "../pdf/bill.copy.ts";
import { drawBill } from "../pdf/bill-table.ts";
import { drawPdf, PAGE, write } from "../pdf/paper.ts";
import { type Addressee, drawAddressee, drawAmount, drawFacts, drawIssuer, drawTitle, LEFT } from "../pdf/parties.ts";
import { quotationCopy as copy } from "./quotation.copy.ts";

/** How long the shop keeps to its prices. */
const VALID_DAYS = 30;

export interface Quotation {
  number: string;
  addressee: Addressee;
  issuer: Issuer;
  bill: Bill;
  /** Null where it has not been chosen yet. */
  payment: string | null;
  /** When the prices were the ones that it names. */
  quotedAt: Date;
}

/** A quotation (見積書). */
export function quotationPdf(
  { number, addressee, issuer, bill, payment, quotedAt }: Quotation,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { day } = billCopy;
  const quotedOn = japanDay(quotedAt);
  return drawPdf({ title: `${copy.title} ${number}`, author: issuer.name, foot: copy.foot, now }, (paper) => {
    const dates = [
      [copy.number, number],
      [copy.issuedAt, day(quotedOn)],
    ] as const;
    const top = drawTitle(paper, copy.title, dates, null) + 24;
    let y = drawAddressee(paper, addressee, top) + 14;
    y = write(paper, copy.lead, PAGE.margin, y, { size: 9.5, width: LEFT }) + 10;
    y = drawAmount(paper, copy.amount, bill.total_payment, y) + 14;
    const facts = [
      [copy.validUntil, day(addDays(quotedOn, VALID_DAYS))],
      [copy.payment, payment ?? copy.paymentLater],
    ] as const;
    y = drawFacts(paper, facts, y);
    if (bill.extras.some(({ amount }) => amount === null))
      y = write(paper, copy.carriageLater, PAGE.margin, y, { size: 8.5, width: LEFT });
    drawBill(paper, bill, Math.max(y, drawIssuer(paper, issuer, top + 4)) + 16);
  });
}
