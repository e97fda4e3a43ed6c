import { order } from "@noren/api/endpoints/order";
import { OrderView } from "#ui/screens/order/order-view";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parseId } from "../../load/parse-id.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useOrderModel } from "./order.model.ts";

/** Another member's order is not found, like one that does not exist. */
const load = screenLoad("Order", ({ prefetch, params }) => prefetch(order.endpoints.getOrder, parseId(params["key"])));

export { load as clientLoader, load as loader };

export default function OrderRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <OrderView {...useOrderModel()} />
    </>
  );
}
