import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Settings } from "@noren/contract";
import { isSecretPath } from "@noren/domain/secret-paths";
import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";

/** Whether a shop's settings need `ShopTracking`. */
export const isTracked = (settings: Settings): boolean =>
  Boolean(settings["GTM.ID"]) ||
  settings["ECOMMERCE_EVENT.IS_TRACKING"] ||
  settings["POPUP.IS_USE"] === true ||
  Object.keys(settings).some((key) => key.endsWith(".TAG_URL"));

/**
 * Reports the shop's events. Loaded after hydration, in shops that use it, with the first page whose URL carries no secret:
 * the scripts of third parties read the URL.
 */
export function Tracking() {
  const { data: settings } = useGetSettingsQuery();
  const [Loaded, setLoaded] = useState<ComponentType<{ settings: Settings }> | null>(null);
  const isSecret = isSecretPath(useLocation().pathname);
  const isWanted = settings !== undefined && isTracked(settings) && !isSecret;
  useEffect(() => {
    if (!isWanted) return;
    // Offline, nothing is reported.
    import("./load-tracking.ts")
      .then(({ loadTracking }) => loadTracking())
      .then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
  }, [isWanted]);
  return Loaded && settings ? <Loaded settings={settings} /> : null;
}
