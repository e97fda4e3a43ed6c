import { OrderView } from "#ui/screens/order/order-view";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./order.load.ts";
import { useOrderModel } from "./order.model.ts";

export { load as clientLoader, load as loader };

export default function OrderRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <OrderView {...useOrderModel()} />
    </>
  );
}
