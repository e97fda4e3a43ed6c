import type { Problem } from "@noren/domain/problem";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

interface ShopState {
  /** Spec 4, maintenance: what the server said of it, null while the shop is open. */
  maintenance: { until: string | null } | null;
  /** Spec 4, invalid channel. */
  isInvalidChannel: boolean;
  /** Spec 8: other errors are stored here and rethrown. */
  problem: Problem | null;
}

const initialState: ShopState = { maintenance: null, isInvalidChannel: false, problem: null };

export const shopSlice = createSlice({
  name: "shop",
  initialState,
  reducers: {
    maintenanceFound: (state, { payload }: PayloadAction<{ until: string | null }>) => {
      state.maintenance = payload;
    },
    maintenanceEnded: (state) => {
      state.maintenance = null;
    },
    channelFoundMissing: (state) => {
      state.isInvalidChannel = true;
    },
    problemMet: (state, { payload }: PayloadAction<Problem>) => ({ ...state, problem: payload }),
  },
});

export const { maintenanceFound, maintenanceEnded, channelFoundMissing, problemMet } = shopSlice.actions;
