/** [flash.next-page] Shown on the next page, of type positive by default. Toasts are the same, shown at once. */
export type FlashType = "positive" | "negative" | "warning" | "info";

export interface Flash {
  /** Created by the caller, since reducers are pure. */
  readonly id: string;
  readonly message: string;
  readonly type: FlashType;
  /** An action, e.g. a link to the cart. */
  readonly link?: { readonly label: string; readonly path: string };
}

export interface FlashState {
  /** Waiting for the next page. */
  readonly next: readonly Flash[];
  /** To show on this page. The toast stack removes each that it shows. */
  readonly now: readonly Flash[];
}

export type FlashInput = Omit<Flash, "type"> & { type?: FlashType };

export type FlashEvent =
  | { type: "flash/queued"; flash: FlashInput }
  | { type: "flash/toastAdded"; flash: FlashInput }
  | { type: "flash/pageChanged" }
  | { type: "flash/shown"; id: string };

export const noFlash: FlashState = { next: [], now: [] };

export function reduceFlash(state: FlashState = noFlash, event: FlashEvent): FlashState {
  switch (event.type) {
    case "flash/queued":
      return { ...state, next: put(state.next, event.flash) };
    case "flash/toastAdded":
      return { ...state, now: put(state.now, event.flash) };
    case "flash/pageChanged":
      return state.next.length === 0 ? state : { next: [], now: state.next.reduce(put, state.now) };
    case "flash/shown":
      return { ...state, now: state.now.filter(({ id }) => id !== event.id) };
    default:
      return state;
  }
}

// A toast that already shows is not added again [toast.behaviour].
function put(list: readonly Flash[], { type = "positive", ...rest }: FlashInput): readonly Flash[] {
  const isThere = list.some((flash) => flash.message === rest.message && flash.type === type);
  return isThere ? list : [...list, { ...rest, type }];
}
