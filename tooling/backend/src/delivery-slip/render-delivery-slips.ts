import type { RequestContext } from "../context/request-context.ts";
import type { OrderRow } from "../db/schema/order.ts";
import { ApiError } from "../http/api-error.ts";
import { getDocumentColors } from "../pdf/document-colors.ts";
import { type DocumentSize, drawDocument } from "../pdf/draw-document.ts";
import type { renderDeliverySlipsPdf } from "./delivery-slip-pdf.ts";
import { deliverySlipCopy as copy } from "./delivery-slip.copy.ts";
import { listDeliverySlips, type SlipReader } from "./delivery-slips.ts";

const drawSlips = (size: DocumentSize, ...contents: Parameters<typeof renderDeliverySlipsPdf>) =>
  drawDocument(new URL("delivery-slip-pdf.ts", import.meta.url), "renderDeliverySlipsPdf", contents, size);

/** Renders an order's delivery slips. @throws ApiError 409 for a cancelled order, or in a shop without an issuer */
export async function renderDeliverySlips(
  { db, channel, now }: Pick<RequestContext, "db" | "channel" | "now">,
  order: OrderRow,
  reader: SlipReader,
  size: DocumentSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const { issuer } = channel;
  if (order.status === "cancelled") throw createNotAllowedError(copy.cancelled);
  if (issuer === null) throw createNotAllowedError(copy.noIssuer);
  const slips = await listDeliverySlips(db, order, reader);
  const { orderNo, orderedAt } = order;
  return drawSlips(size, { order: { orderNo, orderedAt }, issuer }, slips, await getDocumentColors(db, channel), now());
}

const createNotAllowedError = (message: string) => new ApiError(409, "order.delivery_slip.not_allowed", message);
