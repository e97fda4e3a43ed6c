import type { Popup } from "@noren/contract";
import { mayShowPopup, noPopups, recordPopup, reducePopups, findShownPopup } from "@noren/domain/popups";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLocation } from "react-router";
import type { TrackingStorage } from "../storage/tracking-storage.ts";

interface ShownPopups {
  /** The popup to show now. */
  popup: Popup | null;
  /** Requests a popup. It opens after its delay, unless this browser has shown it often enough. */
  showPopup: (popup: Popup) => void;
  onClosed: () => void;
}

/** The popups over the page in view. */
export function usePopups({ seenPopups }: Pick<TrackingStorage, "seenPopups">): ShownPopups {
  const [state, dispatch] = useReducer(reducePopups, noPopups);
  const { pathname } = useLocation();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
      dispatch({ type: "popup/pageChanged" });
    };
  }, [pathname]);
  const showPopup = useCallback(
    (popup: Popup) => {
      if (!mayShowPopup(seenPopups.read() ?? {}, popup, Date.now())) return;
      const open = () => dispatch({ type: "popup/raised", popup });
      timers.current.add(setTimeout(open, popup.delay_seconds * 1000));
    },
    [seenPopups],
  );
  const popup = findShownPopup(state);
  useEffect(() => {
    if (popup) seenPopups.write(recordPopup(seenPopups.read() ?? {}, popup, Date.now()));
  }, [popup, seenPopups]);
  return { popup, showPopup, onClosed: () => popup && dispatch({ type: "popup/closed", id: popup.id }) };
}
