import { useEffect, type ReactNode } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { navigateBy } from "../effects/open-browser.ts";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import { flashEvent } from "../state/flash.ts";
import { Scroll } from "./scroll.tsx";
import { Toasts } from "./toasts.tsx";
import { verdictOn } from "./verdict.ts";

/** Sends visitors away from what is not for them, also when that changes while they look at it (a logout, say). */
function useGuard(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const match = useMatches().at(-1);
  const elsewhere = useAppSelector((state) => {
    const verdict = verdictOn(state, match ?? { id: "" }, location);
    return verdict.kind === "redirect" ? verdict.to : null;
  });
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
}

/** What every page of every layout has: guards, scrolling, toasts. */
export function Frame({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useGuard();
  useEffect(() => navigateBy((path, options) => void navigate(path, options)), [navigate]);
  useEffect(() => void dispatch(flashEvent({ type: "flash/pageChanged" })), [dispatch, pathname]);
  return (
    <>
      {children}
      <Scroll />
      <Toasts />
    </>
  );
}
