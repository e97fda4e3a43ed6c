import { japanTime } from "@noren/validation/japan-time";
import type { Popup } from "@noren/contract/shapes/popup";
import { findOwnValue } from "@noren/validation/own-value";

/** Popups open over the page that requested them, one at a time, in the order of the requests. */
export interface PopupState {
  /** The queue; the first popup is shown. */
  readonly queue: readonly Popup[];
  /** Ids of popups that were closed on this page. They do not open again. */
  readonly closed: readonly number[];
}

export type PopupEvent =
  /** An event or the page's list requested the popup, and its delay has passed. */
  | { type: "popup/raised"; popup: Popup }
  | { type: "popup/closed"; id: number }
  /** The page changed: its popups are discarded. */
  | { type: "popup/pageChanged" };

export const noPopups: PopupState = { queue: [], closed: [] };

export function reducePopups(state: PopupState = noPopups, event: PopupEvent): PopupState {
  switch (event.type) {
    case "popup/raised": {
      const { id } = event.popup;
      if (state.closed.includes(id) || state.queue.some((popup) => popup.id === id)) return state;
      return { ...state, queue: [...state.queue, event.popup] };
    }
    case "popup/closed":
      if (!state.queue.some(({ id }) => id === event.id)) return state;
      return { queue: state.queue.filter(({ id }) => id !== event.id), closed: [...state.closed, event.id] };
    case "popup/pageChanged":
      return state.queue.length === 0 && state.closed.length === 0 ? state : noPopups;
    default:
      return state;
  }
}

/** The popup to show now, null for none. */
export function findShownPopup(state: PopupState): Popup | null {
  return state.queue[0] ?? null;
}

/** When this browser last showed each popup and its version then, by id. */
export type SeenPopups = Readonly<Record<string, Seen>>;

export interface Seen {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly updated_at: string;
}

/** Records that a popup is shown at `now` (ms). */
export function recordPopup(seen: SeenPopups, { id, updated_at }: Popup, now: number): SeenPopups {
  return { ...seen, [id]: { at: now, updated_at } };
}

/** Whether to show a popup at `now` (ms), given those already seen: once ever, once a day in Japan, or on each page. */
export function mayShowPopup(
  seen: SeenPopups,
  popup: Pick<Popup, "id" | "frequency" | "updated_at">,
  now: number,
): boolean {
  const before = findOwnValue(seen, popup.id);
  if (before === undefined || popup.frequency === "always" || before.updated_at !== popup.updated_at) return true;
  return popup.frequency === "daily" && japanTime(before.at).day !== japanTime(now).day;
}
