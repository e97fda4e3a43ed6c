import type { TrackedEvent } from "@noren/domain/tracked-event";
import type { TrackingAdapter } from "@noren/domain/tracking-adapters";
import type { Popup } from "@noren/contract";
import type { AppStore } from "../state/store.ts";

/** Tells somebody of an event. */
export type Tell = (event: TrackedEvent) => unknown;

/** What an adapter acts upon. */
export interface AdapterPorts {
  store: Pick<AppStore, "getState" | "dispatch">;
  /** Shows a popup that the shop answered an event with. */
  raise: (popup: Popup) => void;
}

/** Loads the code of an adapter; each comes alone, so that nobody loads what the shop does not use. */
async function load(adapter: TrackingAdapter, ports: AdapterPorts): Promise<Tell> {
  switch (adapter.kind) {
    case "gtm":
      return (await import("./adapters/gtm.ts")).gtm(adapter.id);
    case "recommender":
      return (await import("./adapters/recommender.ts")).recommender(adapter.recommender);
    case "ownEvents":
    default:
      return (await import("./adapters/own-events.ts")).ownEvents(ports);
  }
}

/** Events wait, in their order, until the adapter is there. Whatever goes wrong with one costs the shopper nothing. */
export function queued(loading: Promise<Tell>): Tell {
  return (event) => loading.then((tell) => tell(event)).catch(() => undefined);
}

export const openAdapter = (adapter: TrackingAdapter, ports: AdapterPorts): Tell => queued(load(adapter, ports));
