import { popup } from "@noren/api/endpoints/popup";
import { tokenOf } from "@noren/domain/cart";
import { serializeEventArgs } from "@noren/domain/event-args";
import type { TrackedEvent } from "@noren/domain/tracked-event";
import type { RootState } from "../../state/store.ts";
import { findOrderToken } from "../completed-order.ts";
import type { AdapterPorts, Track } from "./adapter-ports.ts";

const { recordEvent } = popup.endpoints;

/** The query parameter by which links of the recommendation service identify themselves. */
const MARK = "logreco_rcmd_ct";

function markOf(search: string): number | null {
  const mark = new URLSearchParams(search).get(MARK) ?? "";
  return /^\d{1,9}$/.test(mark) ? Number(mark) : null;
}

/** The cart's token; that of a purchase belongs to the order, so that the API can link them. */
const tokenFor = (event: TrackedEvent, state: RootState): string | null =>
  event.name === "purchase" ? findOrderToken(state, event.order_no) : tokenOf(state.cart);

/** The shop's own event log. The API may answer an event with a popup. */
export function ecommerceEvents({ store, showPopup }: AdapterPorts): Track {
  return async (event) => {
    const { data } = await store.dispatch(
      recordEvent.initiate({
        name: event.name,
        args: serializeEventArgs(event),
        token: tokenFor(event, store.getState()),
        logreco_rcmd_ct: markOf(window.location.search),
      }),
    );
    if (data?.popup) showPopup(data.popup);
  };
}
