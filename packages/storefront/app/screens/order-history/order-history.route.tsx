import { OrderHistoryView } from "#ui/screens/order-history/order-history-view";
import { orderHistoryCopy as copy } from "#ui/screens/order-history/order-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./order-history.load.ts";
import { useOrderHistoryModel } from "./order-history.model.ts";

export { load as clientLoader, load as loader };

export default function OrderHistoryRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <OrderHistoryView {...useOrderHistoryModel()} />
    </>
  );
}
