import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { getOrder } from "../order/order-history.ts";
import { limitDocuments } from "../pdf/limit-documents.ts";
import { deliverySlipCopy as copy } from "./delivery-slip.copy.ts";
import { renderDeliverySlips } from "./render-delivery-slips.ts";

export const deliverySlipRoutes: readonly Route[] = [
  serve(calls.downloadDeliverySlips, ({ params, ...context }) =>
    limitDocuments(context, async () => {
      const order = await getOrder(context.db, context.memberId, params.id);
      const bytes = await renderDeliverySlips(context, order, "orderer");
      return new FileAnswer({ bytes, type: "application/pdf", name: copy.fileName(order.orderNo) });
    }),
  ),
];
