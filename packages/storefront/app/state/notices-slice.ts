import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

/** Spec 4: flash messages are of type positive unless said otherwise. */
export type NoticeType = "positive" | "negative" | "warning" | "info";

export interface NoticeInput {
  message: string;
  type?: NoticeType;
  /** One thing that can be done about it: a link to the cart, say. */
  link?: { label: string; path: string };
}

export interface Notice extends NoticeInput {
  id: string;
  type: NoticeType;
}

interface NoticesState {
  /** Wait for the next page (flash messages). */
  next: Notice[];
  /** To be shown as toasts now; whoever shows one takes it out. */
  now: Notice[];
}

const initialState: NoticesState = { next: [], now: [] };
const prepare = ({ type = "positive", ...rest }: NoticeInput) => ({ payload: { ...rest, type, id: nanoid(8) } });

export const noticesSlice = createSlice({
  name: "notices",
  initialState,
  reducers: {
    /** Shown at once as a toast. */
    toasted: { prepare, reducer: (state, { payload }: PayloadAction<Notice>) => void state.now.push(payload) },
    /** Shown on the next page. */
    flashed: { prepare, reducer: (state, { payload }: PayloadAction<Notice>) => void state.next.push(payload) },
    /** The shopper has come to another page. */
    pageChanged: (state) => ({ next: [], now: [...state.now, ...state.next] }),
    noticeTaken: (state, { payload }: PayloadAction<string>) => {
      state.now = state.now.filter(({ id }) => id !== payload);
    },
  },
});

export const { toasted, flashed, pageChanged, noticeTaken } = noticesSlice.actions;
