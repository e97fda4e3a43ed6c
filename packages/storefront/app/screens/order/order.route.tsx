import { OrderView } from "#ui/screens/order/order-view";
import { orderMessages as words } from "#ui/screens/order/order.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./order.load.ts";
import { useOrderModel } from "./order.model.ts";

export { load as clientLoader, load as loader };

export default function OrderRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <OrderView {...useOrderModel()} />
    </>
  );
}
