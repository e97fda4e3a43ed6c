import type { OrderRow } from "../db/schema/order.ts";
import type { Issuer } from "../db/schema/shop.ts";
import { billCopy } from "../pdf/bill.copy.ts";
import { drawContents, drawPricedContents } from "../pdf/bill-table.ts";
import type { DocumentColors } from "../pdf/document-colors.ts";
import { drawFacts, drawParty, drawIssuer, drawTitle } from "../pdf/parties.ts";
import { addPart, drawPdf, PAGE, type PdfDocument, WIDTH, writeText } from "../pdf/pdf-document.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { deliverySlipCopy as copy } from "./delivery-slip.copy.ts";
import type { DeliverySlip } from "./delivery-slips.ts";

/** The order of the slips, and the shop that sends the parcels. */
export interface SlipOrder {
  order: Pick<OrderRow, "orderNo" | "orderedAt">;
  issuer: Issuer;
}

/** Renders the delivery slips (納品書) of an order as a PDF; each begins a page. */
export function renderDeliverySlipsPdf(
  { order, issuer }: SlipOrder,
  slips: readonly DeliverySlip[],
  colors: DocumentColors,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { orderNo, orderedAt } = order;
  const facts = { title: `${copy.title} ${orderNo}`, author: issuer.name, foot: copy.foot, colors, now };
  return drawPdf(facts, (doc) => {
    slips.forEach((slip, index) => {
      // The pages of a slip are counted alone: a recipient must not see how many parcels others get.
      if (index > 0) addPart(doc);
      const dates = [
        [copy.orderNo, orderNo],
        [copy.orderedAt, billCopy.day(toJapanDay(orderedAt))],
        ...(slip.parcelCount > 1 ? [[copy.parcel, copy.parcelOf(slip.parcel, slip.parcelCount)] as const] : []),
      ] as const;
      drawSlip(doc, slip, issuer, drawTitle(doc, copy.title, dates, null) + 22);
    });
  });
}

function drawSlip(doc: PdfDocument, slip: DeliverySlip, issuer: Issuer, top: number): void {
  const { recipient, sender, isGift, hasPrices, temperature, lines } = slip;
  let y = drawParty(doc, copy.recipient, copy.nameOf(recipient.name), recipient.address, top) + 12;
  if (isGift) y = drawParty(doc, copy.sender, copy.nameOf(sender.name), sender.address, y) + 12;
  if (temperature) y = drawFacts(doc, [[copy.temperature, copy.temperatures[temperature]]], y);
  // The slip is no invoice.
  y = Math.max(y, drawIssuer(doc, { ...issuer, registration_number: null }, top)) + 10;
  const lead = isGift ? copy.giftLead(sender.name) : copy.lead;
  y = writeText(doc, lead, PAGE.margin, y, { size: 9.5, width: WIDTH }) + 12;
  if (hasPrices) drawPricedContents(doc, lines, y);
  else
    drawContents(
      doc,
      lines.map(({ tax_rate: _, ...line }) => line),
      y,
    );
}
