import { toDataLayer } from "@noren/domain/ga4";
import type { Track } from "./adapter-ports.ts";

declare global {
  interface Window {
    /** The queue that Google Tag Manager reads events from. */
    dataLayer?: unknown[];
  }
}

const ID = "noren-gtm";

/** Google Tag Manager, with events as GA4's e-commerce expects them. `id` is GTM.ID. */
export function gtm(id: string): Track {
  const dataLayer = (window.dataLayer ??= []);
  if (!document.getElementById(ID)) {
    dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    const script = document.createElement("script");
    Object.assign(script, { id: ID, async: true });
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  return (event) => dataLayer.push(...toDataLayer(event));
}
