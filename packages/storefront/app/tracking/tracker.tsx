import type { Popup } from "@noren/contract";
import type { Purchase } from "@noren/domain/tracked-event";
import { toTrackedPath } from "@noren/domain/tracked-page";
import type { TrackingAdapter } from "@noren/domain/tracking-adapters";
import { useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useAppStore } from "../state/hooks.ts";
import { addAppListener } from "../state/store.ts";
import { listActionEvents } from "./action-events.ts";
import { openAdapter } from "./adapter.ts";
import type { Track } from "./adapters/adapter-ports.ts";
import { listPageEvents } from "./page-events.ts";

/** Reports each page when its data is loaded. Skips pages whose URL identifies a person. */
function usePages(track: Track): void {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const screen = match?.id ?? "";
  const key = match?.params["key"] ?? "";
  useEffect(() => {
    const path = toTrackedPath(pathname, search);
    if (path === null) return undefined;
    void track({ name: "page_view", path, title: document.title });
    const look = () => {
      const events = listPageEvents({ screen, key, search }, store.getState());
      if (events === null) return;
      stop();
      for (const event of events) void track(event);
    };
    const stop = store.subscribe(look);
    look();
    return stop;
  }, [track, store, pathname, screen, key, search]);
}

interface TrackerProps {
  adapter: TrackingAdapter;
  /** The purchase of the completion page; null on all other pages. */
  purchase: Purchase | null;
  showPopup: (popup: Popup) => void;
}

/** Reports pages and events to one adapter while it is mounted. */
export function Tracker({ adapter, purchase, showPopup }: TrackerProps): null {
  const store = useAppStore();
  const [track] = useState(() => openAdapter(adapter, { store, showPopup }));
  useEffect(
    () =>
      store.dispatch(
        addAppListener({
          predicate: () => true,
          effect: (action, { getOriginalState }) => {
            for (const event of listActionEvents(action, getOriginalState())) void track(event);
          },
        }),
      ),
    [store, track],
  );
  usePages(track);
  useEffect(() => {
    if (purchase) void track({ name: "purchase", ...purchase });
  }, [track, purchase]);
  return null;
}
