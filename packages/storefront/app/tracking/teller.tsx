import type { Popup } from "@noren/contract";
import type { Purchase } from "@noren/domain/tracked-event";
import { trackedPath } from "@noren/domain/tracked-page";
import type { TrackingAdapter } from "@noren/domain/tracking-adapters";
import { useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useAppStore } from "../state/hooks.ts";
import { addAppListener } from "../state/store.ts";
import { actionEvents } from "./action-events.ts";
import { openAdapter, type Tell } from "./adapter.ts";
import { pageEvents } from "./page-events.ts";

/** Tells of every page once what it shows is there. Nobody hears of pages whose address proves who somebody is. */
function usePages(tell: Tell): void {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const screen = match?.id ?? "";
  const key = match?.params["key"] ?? "";
  useEffect(() => {
    const path = trackedPath(pathname, search);
    if (path === null) return undefined;
    void tell({ name: "page_view", path, title: document.title });
    const look = () => {
      const events = pageEvents({ screen, key, search }, store.getState());
      if (events === null) return;
      stop();
      for (const event of events) void tell(event);
    };
    const stop = store.subscribe(look);
    look();
    return stop;
  }, [tell, store, pathname, screen, key, search]);
}

interface TellerProps {
  adapter: TrackingAdapter;
  /** What has just been bought, on the page that says so. */
  purchase: Purchase | null;
  raise: (popup: Popup) => void;
}

/** Tells one adapter of everything that happens as long as it is there. */
export function Teller({ adapter, purchase, raise }: TellerProps): null {
  const store = useAppStore();
  const [tell] = useState(() => openAdapter(adapter, { store, raise }));
  useEffect(
    () =>
      store.dispatch(
        addAppListener({
          predicate: () => true,
          effect: (action, { getOriginalState }) => {
            for (const event of actionEvents(action, getOriginalState())) void tell(event);
          },
        }),
      ),
    [store, tell],
  );
  usePages(tell);
  useEffect(() => {
    if (purchase) void tell({ name: "purchase", ...purchase });
  }, [tell, purchase]);
  return null;
}
