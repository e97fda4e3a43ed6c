import { PURCHASE_ELEMENT_MS } from "@noren/domain/limits";
import { beaconUrl, type Recommender } from "@noren/domain/recommend";
import type { Track } from "./adapter-ports.ts";

/** A recommendation service. Reports an event by loading an invisible image. [tracking.purchase] The element goes after 1000 ms. */
export function recommender(service: Recommender): Track {
  return (event) => {
    const url = beaconUrl(service, event);
    if (url === null) return;
    const beacon = document.createElement("img");
    Object.assign(beacon, { alt: "", hidden: true, referrerPolicy: "strict-origin" });
    beacon.src = url;
    document.body.append(beacon);
    setTimeout(() => beacon.remove(), PURCHASE_ELEMENT_MS);
  };
}
