import { shopStorage } from "../storage/shop-storage.ts";
import type { Browser } from "./browser.ts";
import { exclusively } from "./exclusively.ts";

/** Set by the frame once the router stands; before that a redirect loads the page anew. */
let navigate: Browser["navigate"] = (path, { replace = false } = {}) =>
  replace ? window.location.replace(path) : window.location.assign(path);

export function navigateBy(router: Browser["navigate"]): void {
  navigate = router;
}

/** The browser as it is. `namespace` is SITE.NAMESPACE of the shop. */
export function openBrowser(namespace: string): Browser {
  // A page that the browser has kept whole comes back without being loaded; what it was asking for is cut off.
  let isRestored = false;
  window.addEventListener("pageshow", ({ persisted }) => {
    isRestored ||= persisted;
  });
  return {
    storage: shopStorage(namespace),
    now: () => Date.now(),
    exclusively: (name, work) => exclusively(`${namespace}:${name}`, work),
    navigate: (path, options) => navigate(path, options),
    leave: (address) => window.location.assign(address),
    location: () => window.location,
    reload: () => window.location.reload(),
    isOnline: () => navigator.onLine,
    cameByHistory: () =>
      isRestored ||
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type ===
        "back_forward",
  };
}
