import { readPendingPath } from "../router-internals/pending-path.ts";
import { shopStorage } from "../storage/shop-storage.ts";
import type { Browser } from "./browser.ts";
import { withTabLock } from "./with-tab-lock.ts";

/** Set by the frame once the router runs. Until then a redirect loads a new page. */
let navigate: Browser["navigate"] = (path, { replace = false } = {}) =>
  replace ? window.location.replace(path) : window.location.assign(path);

/** Makes `openBrowser` navigate through the router, without loading a page. */
export function setNavigate(router: Browser["navigate"]): void {
  navigate = router;
}

/** The real browser. @param namespace SITE.NAMESPACE of the shop */
export function openBrowser(namespace: string): Browser {
  // A page from the back/forward cache returns without a load; its pending requests were aborted.
  let isRestored = false;
  window.addEventListener("pageshow", ({ persisted }) => {
    isRestored ||= persisted;
  });
  return {
    storage: shopStorage(namespace),
    now: () => Date.now(),
    withTabLock: (name, work) => withTabLock(`${namespace}:${name}`, work),
    navigate: (path, options) => navigate(path, options),
    leave: (url) => window.location.assign(url),
    location: () => window.location,
    pendingPath: readPendingPath,
    reload: () => window.location.reload(),
    isOnline: () => navigator.onLine,
    cameByHistory: () =>
      isRestored ||
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type ===
        "back_forward",
  };
}
