import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { getOrder } from "../order/order-history.ts";
import { limitDocuments } from "../pdf/limit-documents.ts";
import { deliverySlipCopy as copy } from "./delivery-slip.copy.ts";
import { countParcels } from "./delivery-slips.ts";
import { renderDeliverySlips } from "./render-delivery-slips.ts";

/** So many slips are drawn in about half a second. */
const SMALL_PARCELS = 20;

export const deliverySlipRoutes: readonly Route[] = [
  serve(calls.downloadDeliverySlips, async ({ params, ...context }) => {
    const order = await getOrder(context.db, context.memberId, params.id);
    const size = (await countParcels(context.db, order.id)) > SMALL_PARCELS ? "large" : "small";
    const render = () => renderDeliverySlips(context, order, "orderer", size);
    const bytes = await limitDocuments(context, render, size);
    return new FileAnswer({ bytes, type: "application/pdf", name: copy.fileName(order.orderNo) });
  }),
];
