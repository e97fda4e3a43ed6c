import type { TrackedEvent } from "@noren/domain/tracked-event";
import type { Popup } from "@noren/contract";
import type { AppStore } from "../../state/store.ts";

/** Reports an event to a recipient. */
export type Track = (event: TrackedEvent) => unknown;

/** The parts of the browser that an adapter uses. */
export interface AdapterPorts {
  store: Pick<AppStore, "getState" | "dispatch">;
  /** Shows a popup that the shop answered an event with. */
  showPopup: (popup: Popup) => void;
}
