import type { Bill } from "../db/schema/receipt.ts";
import type { Issuer } from "../db/schema/shop.ts";
import { addDays, toJapanDay } from "../time/japan-time.ts";
import { billCopy } from "../pdf/bill.copy.ts";
import type { DocumentColors } from "../pdf/document-colors.ts";
import { drawBill } from "../pdf/bill-table.ts";
import { drawPdf, PAGE, writeText } from "../pdf/pdf-document.ts";
import { type Addressee, drawAddressee, drawAmount, drawFacts, drawIssuer, drawTitle, LEFT } from "../pdf/parties.ts";
import { quotationCopy as copy } from "./quotation.copy.ts";

/** Validity of the quoted prices. */
const VALID_DAYS = 30;

export interface Quotation {
  number: string;
  addressee: Addressee;
  issuer: Issuer;
  bill: Bill;
  /** Name of the payment method; null if none is chosen yet. */
  payment: string | null;
  /** Text in the footer of each page. */
  foot: string;
  /** The date of issue, from which the validity counts. */
  quotedAt: Date;
}

/** Renders a quotation (見積書) as a PDF. */
export function renderQuotationPdf(
  { number, addressee, issuer, bill, payment, foot, quotedAt }: Quotation,
  colors: DocumentColors,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { day } = billCopy;
  const quotedOn = toJapanDay(quotedAt);
  const facts = { title: `${copy.title} ${number}`, author: issuer.name, foot, colors, now };
  return drawPdf(facts, (doc) => {
    const dates = [
      [copy.number, number],
      [copy.issuedAt, day(quotedOn)],
    ] as const;
    const top = drawTitle(doc, copy.title, dates, null) + 24;
    let y = drawAddressee(doc, addressee, top) + 14;
    y = writeText(doc, copy.lead, PAGE.margin, y, { size: 9.5, width: LEFT }) + 10;
    y = drawAmount(doc, copy.amount, bill.total_payment, y) + 14;
    const terms = [
      [copy.validUntil, day(addDays(quotedOn, VALID_DAYS))],
      [copy.payment, payment ?? copy.paymentLater],
    ] as const;
    y = drawFacts(doc, terms, y);
    if (bill.sums.some(({ amount }) => amount === null))
      y = writeText(doc, copy.carriageLater, PAGE.margin, y, { size: 8.5, width: LEFT });
    drawBill(doc, bill, Math.max(y, drawIssuer(doc, issuer, top + 4)) + 16);
  });
}
