import type { OrderPacking } from "@noren/contract";
import type { OrderRow } from "../db/schema/order.ts";
import { billCopy } from "../pdf/bill.copy.ts";
import { drawContents } from "../pdf/bill-table.ts";
import type { DocumentColors } from "../pdf/document-colors.ts";
import { drawFacts, drawParty, drawTitle, type Facts } from "../pdf/parties.ts";
import {
  addPart,
  BOTTOM,
  drawPdf,
  heightOf,
  MUTED,
  PAGE,
  type PdfDocument,
  STAMP,
  WIDTH,
  writeText,
} from "../pdf/pdf-document.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { deliverySlipCopy } from "./delivery-slip.copy.ts";
import type { PackingSheet } from "./delivery-slips.ts";
import { drawNoshi } from "./noshi-drawing.ts";
import { packingSheetCopy as copy } from "./packing-sheet.copy.ts";

/** The order of the sheets, and the shop's name. */
export type SheetOrder = Pick<OrderRow, "orderNo" | "orderedAt"> & { shop: string };

/** Renders the packing sheets (梱包指示書) of an order as a PDF; each begins a page. */
export function renderPackingSheetsPdf(
  { orderNo, orderedAt, shop }: SheetOrder,
  sheets: readonly PackingSheet[],
  colors: DocumentColors,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const facts = { title: `${copy.title} ${orderNo}`, author: shop, foot: copy.foot, colors, now };
  return drawPdf(facts, (doc) => {
    sheets.forEach((sheet, index) => {
      if (index > 0) addPart(doc);
      const { parcel, parcelCount } = sheet.slip;
      const dates = [
        [deliverySlipCopy.orderNo, orderNo],
        [deliverySlipCopy.orderedAt, billCopy.day(toJapanDay(orderedAt))],
        [deliverySlipCopy.parcel, deliverySlipCopy.parcelOf(parcel, parcelCount)],
      ] as const;
      drawSheet(doc, sheet, drawTitle(doc, copy.title, dates, copy.stamp) + 8);
    });
  });
}

function drawSheet(doc: PdfDocument, { slip, packing }: PackingSheet, top: number): void {
  const { recipient, sender, lines } = slip;
  const { noshi, message_card: card } = packing;
  let y = writeText(doc, copy.foot, PAGE.margin, top, { size: 9, bold: true, color: STAMP, width: WIDTH }) + 12;
  const address = recipient.address.length === 0 ? [copy.noAddress] : recipient.address;
  y = drawParty(doc, deliverySlipCopy.recipient, deliverySlipCopy.nameOf(recipient.name), address, y) + 8;
  y = drawParty(doc, deliverySlipCopy.sender, deliverySlipCopy.nameOf(sender.name), sender.address, y) + 12;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const factsBelow = drawFacts(doc, listPackingFacts(packing, pieces, slip.hasPrices), y);
  const noshiBelow = noshi ? drawNoshi(doc, noshi, y) : y;
  y = Math.max(factsBelow, noshiBelow) + 6;
  if (noshi) y = writeText(doc, copy.asTyped, PAGE.margin, y, { size: 8, color: MUTED, width: WIDTH }) + 8;
  y = drawContents(
    doc,
    lines.map(({ tax_rate: _, ...line }) => line),
    y,
  );
  if (card) drawCard(doc, copy.cardText(card.name), card.message, y + 16);
}

/** How a parcel is packed, in the order of the work. */
function listPackingFacts(packing: OrderPacking, pieces: number, hasPrices: boolean): Facts {
  const { temperature, occasion, wrapping, noshi, message_card: card, sign, bag } = packing;
  return [
    [copy.pieces, copy.piecesOf(pieces)],
    ...(temperature ? [[deliverySlipCopy.temperature, deliverySlipCopy.temperatures[temperature]] as const] : []),
    [copy.deliveryAt, packing.delivery_at === null ? copy.unspecified : billCopy.day(packing.delivery_at)],
    [copy.timezone, packing.delivery_timezone_name ?? copy.unspecified],
    [copy.prices, hasPrices ? copy.slipWithPrices : copy.noPrices],
    [copy.occasion, occasion?.name ?? copy.none],
    [copy.wrapping, wrapping ? copy.wrappingOf(wrapping.name) : copy.none],
    ...(noshi ? listNoshiFacts(noshi) : [[copy.noshi, copy.none] as const]),
    [copy.card, card?.name ?? copy.none],
    ...(sign ? [[copy.sign, copy.signOf(sign)] as const] : []),
    [copy.bag, bag ? copy.bagOf(bag.name, bag.quantity) : copy.none],
  ];
}

function listNoshiFacts(noshi: NonNullable<OrderPacking["noshi"]>): Facts {
  const { title, placement, names, affiliation, reading } = noshi;
  return [
    [copy.noshi, copy.noshiPaper(noshi)],
    [copy.noshiTitle, title === "" ? copy.none : title],
    [copy.cord, copy.cordOf(noshi)],
    [copy.placement, copy.placementOf(placement)],
    [copy.names, copy.namesOf(names)],
    ...(reading === null ? [] : [[copy.reading, reading] as const]),
    ...(affiliation === null ? [] : [[copy.affiliation, affiliation] as const]),
  ];
}

/** Writes the words of a card on one page; so many short lines that no page holds them are joined. */
function drawCard(doc: PdfDocument, label: string, message: string, top: number): void {
  const style = { size: 10.5, width: WIDTH - 24 };
  const fits = heightOf(doc, message, style) + 60 < BOTTOM - PAGE.margin;
  const text = fits ? message : message.split("\n").join("／");
  const height = heightOf(doc, text, style);
  if (top + height + 44 > BOTTOM) doc.addPage();
  const y = top + height + 44 > BOTTOM ? PAGE.margin : top;
  const below = writeText(doc, label, PAGE.margin, y, { size: 8.5, color: MUTED, width: WIDTH }) + 4;
  doc
    .rect(PAGE.margin, below, WIDTH, height + 20)
    .lineWidth(0.8)
    .strokeColor(doc.colors.accent)
    .stroke();
  writeText(doc, text, PAGE.margin + 12, below + 10, style);
}
