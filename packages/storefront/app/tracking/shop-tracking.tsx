import type { Settings } from "@noren/contract";
import { staticPages } from "@noren/contract/paths";
import { barePath } from "@noren/domain/paths";
import { isManager } from "@noren/domain/session";
import { listTrackingAdapters, type TrackingAdapter } from "@noren/domain/tracking-adapters";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { ConsentNotice } from "#ui/slots/consent-notice/consent-notice";
import { PopupDialog } from "#ui/slots/popup-dialog/popup-dialog";
import { useConsent } from "../consent/use-consent.ts";
import { ListedPopups } from "../popups/listed-popups.ts";
import { usePopups } from "../popups/use-popups.ts";
import { useAppSelector } from "../state/hooks.ts";
import { trackingStorage } from "../storage/tracking-storage.ts";
import { Tracker } from "./tracker.tsx";
import { usePurchase } from "./use-purchase.ts";

const keyOf = (adapter: TrackingAdapter) => (adapter.kind === "recommender" ? adapter.recommender.name : adapter.kind);

/** Reports events to the recipients that the shop and the visitor allow, asks for consent, and opens popups. Loaded only when the shop's settings need it. */
export default function ShopTracking({ settings }: { settings: Settings }) {
  const storage = useMemo(() => trackingStorage(settings["SITE.NAMESPACE"]), [settings]);
  const { consent, isOpen, onConsentChanged } = useConsent(settings);
  const isManaged = useAppSelector(({ session }) => isManager(session));
  const { popup, showPopup, onClosed } = usePopups(storage);
  const purchase = usePurchase(storage);
  // The page on external transmission asks for consent itself.
  const hasOwnConsentButtons = barePath(useLocation().pathname) === staticPages.externalTransmission;
  const adapters = isManaged ? [] : listTrackingAdapters(settings, consent);
  return (
    <>
      {adapters.map((adapter) => (
        <Tracker key={keyOf(adapter)} adapter={adapter} purchase={purchase} showPopup={showPopup} />
      ))}
      {settings["POPUP.IS_USE"] ? <ListedPopups showPopup={showPopup} /> : null}
      {popup ? <PopupDialog key={popup.id} popup={popup} onClosed={onClosed} /> : null}
      {isOpen && !hasOwnConsentButtons ? (
        <ConsentNotice policyPath={staticPages.externalTransmission} onConsentChanged={onConsentChanged} />
      ) : null}
    </>
  );
}
