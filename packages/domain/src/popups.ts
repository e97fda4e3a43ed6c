/** Popups open over the page that raised them, one at a time, in the order in which they were raised. */
export interface PopupState {
  /** Ids; the first is shown. */
  readonly queue: readonly number[];
  /** Ids that were closed since the page was loaded; they are not raised again. */
  readonly closed: readonly number[];
}

export type PopupEvent =
  /** The shop's events or the list of popups asked for it. */
  | { type: "popup/raised"; id: number }
  | { type: "popup/closed"; id: number }
  /** Popups of the page that was left are forgotten. */
  | { type: "popup/pageChanged" };

export const noPopups: PopupState = { queue: [], closed: [] };

export function reducePopups(state: PopupState = noPopups, event: PopupEvent): PopupState {
  switch (event.type) {
    case "popup/raised":
      if (state.queue.includes(event.id) || state.closed.includes(event.id)) return state;
      return { ...state, queue: [...state.queue, event.id] };
    case "popup/closed":
      if (!state.queue.includes(event.id)) return state;
      return { queue: state.queue.filter((id) => id !== event.id), closed: [...state.closed, event.id] };
    case "popup/pageChanged":
      return state.queue.length === 0 ? state : { ...state, queue: [] };
    default:
      return state;
  }
}

/** The popup to show now, null for none. */
export function shownPopup(state: PopupState): number | null {
  return state.queue[0] ?? null;
}
