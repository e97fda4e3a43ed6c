import { order } from "@noren/api/endpoints/order";
import { screenLoad } from "../../load/screen-load.ts";
import { idOf } from "../../load/id-of.ts";

/** Another's order and one that does not exist are alike: the page is not found. */
export const load = screenLoad("Order", ({ ask, params }) => ask(order.endpoints.getOrder, idOf(params["key"])));
