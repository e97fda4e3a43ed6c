import type { RequestContext } from "../context/request-context.ts";
import type { OrderRow } from "../db/schema/order.ts";
import { ApiError } from "../http/api-error.ts";
import { getDocumentColors } from "../pdf/document-colors.ts";
import { drawDocument } from "../pdf/draw-document.ts";
import { deliverySlipCopy } from "./delivery-slip.copy.ts";
import { listPackingSheets } from "./delivery-slips.ts";
import type { renderPackingSheetsPdf } from "./packing-sheet-pdf.ts";

const drawSheets = (...contents: Parameters<typeof renderPackingSheetsPdf>) =>
  drawDocument(new URL("packing-sheet-pdf.ts", import.meta.url), "renderPackingSheetsPdf", contents, "large");

/** Renders an order's packing sheets for the staff. @throws ApiError 409 for a cancelled order */
export async function renderPackingSheetsOf(
  { db, channel, now }: Pick<RequestContext, "db" | "channel" | "now">,
  order: OrderRow,
): Promise<Uint8Array<ArrayBuffer>> {
  if (order.status === "cancelled")
    throw new ApiError(409, "order.delivery_slip.not_allowed", deliverySlipCopy.cancelled);
  const sheets = await listPackingSheets(db, order, "staff");
  const { orderNo, orderedAt } = order;
  return drawSheets({ orderNo, orderedAt, shop: channel.name }, sheets, await getDocumentColors(db, channel), now());
}
