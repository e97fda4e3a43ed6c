import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { OrderHistoryView } from "#ui/screens/order-history/order-history-view";
import { orderHistoryCopy as copy } from "#ui/screens/order-history/order-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useOrderHistoryModel } from "./order-history.model.ts";

const load = screenLoad("OrderHistory");

export { load as clientLoader, load as loader };

export default function OrderHistoryRoute() {
  const props = useOrderHistoryModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <OrderHistoryView {...props} />
    </>
  );
}
