import type { TrackingAdapter } from "@noren/domain/tracking-adapters";
import type { AdapterPorts, Track } from "./adapters/adapter-ports.ts";

/** Loads the code of an adapter. Each is a chunk of its own, so a shop loads only those it uses. */
async function load(adapter: TrackingAdapter, ports: AdapterPorts): Promise<Track> {
  switch (adapter.kind) {
    case "gtm":
      return (await import("./adapters/gtm.ts")).gtm(adapter.id);
    case "recommender":
      return (await import("./adapters/recommender.ts")).recommender(adapter.recommender);
    case "ecommerceEvents":
    default:
      return (await import("./adapters/ecommerce-events.ts")).ecommerceEvents(ports);
  }
}

/** Queues events, in order, until the adapter is loaded. Ignores its errors, since tracking must not disturb the shop. */
export function queued(loading: Promise<Track>): Track {
  return (event) => loading.then((track) => track(event)).catch(() => undefined);
}

export const openAdapter = (adapter: TrackingAdapter, ports: AdapterPorts): Track => queued(load(adapter, ports));
