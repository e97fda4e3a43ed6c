/** Spec 4, flash messages: shown on the next page, of type positive by default. */
export type FlashType = "positive" | "negative" | "warning" | "info";

export interface Flash {
  /** Made by the caller: randomness arrives with the event. */
  readonly id: string;
  readonly message: string;
  readonly type: FlashType;
}

export interface FlashState {
  /** Waiting for the next page. */
  readonly next: readonly Flash[];
  /** To be shown on this page. */
  readonly now: readonly Flash[];
}

export type FlashEvent =
  | { type: "flash/left"; flash: Omit<Flash, "type"> & { type?: FlashType } }
  | { type: "flash/pageChanged" }
  | { type: "flash/shown"; id: string };

export const noFlash: FlashState = { next: [], now: [] };

export function reduceFlash(state: FlashState = noFlash, event: FlashEvent): FlashState {
  switch (event.type) {
    case "flash/left":
      return { ...state, next: [...state.next, { ...event.flash, type: event.flash.type ?? "positive" }] };
    case "flash/pageChanged":
      return state.next.length === 0 && state.now.length === 0
        ? state
        : { next: [], now: [...state.now, ...state.next] };
    case "flash/shown":
      return state.now.some(({ id }) => id === event.id)
        ? { ...state, now: state.now.filter(({ id }) => id !== event.id) }
        : state;
    default:
      return state;
  }
}
