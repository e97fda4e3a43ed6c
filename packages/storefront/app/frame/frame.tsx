import { useEffect, type ReactNode } from "react";
import { useLocation, useMatches, useNavigate, useNavigation } from "react-router";
import { setNavigate } from "../effects/open-browser.ts";
import { LoadErrorProvider } from "#ui/elements/loader/load-error";
import { DraftContext } from "#ui/forms/draft-context";
import { replayEarlyInput } from "../page/early-input.ts";
import { rulesOfRoute } from "../screens.ts";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import { useSchoolKeyPrices } from "../state/use-school-key.ts";
import { flashEvent } from "../state/flash.ts";
import { shopEvent } from "../state/shop.ts";
import { Tracking } from "../tracking/tracking.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { useDrafts } from "./drafts.ts";
import { useLinkClicks } from "./link-clicks.ts";
import { PreloadNextSteps } from "./preload-next-steps.tsx";
import { Scroll } from "./scroll.tsx";
import { Toasts } from "./toasts.tsx";
import { useLoadErrorModel } from "./load-error.model.ts";
import { decideAccess } from "../load/access-decision.ts";

/** Redirects visitors from screens that they may not see, also when that changes while the screen is open (a logout). */
function useGuard(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const match = useMatches().at(-1);
  const rules = match ? rulesOfRoute(match) : null;
  const elsewhere = useAppSelector((state) => {
    const decision = rules && decideAccess(state, rules, location);
    return decision?.kind === "redirect" ? decision.to : null;
  });
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
}

/** Shows flash messages on the next page, and drops a stored problem with the page that met it. */
function usePageChange(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useEffect(() => void dispatch(flashEvent({ type: "flash/pageChanged" })), [dispatch, pathname]);
  // Before the next page's loads run: their problems belong to that page.
  useEffect(() => {
    if (state === "loading") dispatch(shopEvent({ type: "shop/problemForgotten" }));
  }, [dispatch, state]);
}

/**
 * What every page has: guards, scrolling, toasts, the text for queries that failed. It wraps the layouts, so that it stays
 * mounted when the layout changes.
 */
export function Frame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useGuard();
  usePageChange();
  useLinkClicks();
  useSchoolKeyPrices();
  useEffect(() => {
    document.documentElement.dataset["live"] = "";
    replayEarlyInput();
  }, []);
  useEffect(() => setNavigate((path, options) => void navigate(path, options)), [navigate]);
  return (
    <>
      <LoadErrorProvider value={useLoadErrorModel()}>
        <DraftContext value={useDrafts()}>{children}</DraftContext>
      </LoadErrorProvider>
      <RouteAnnouncer />
      <PreloadNextSteps />
      <Scroll />
      <Toasts />
      <Tracking />
    </>
  );
}
