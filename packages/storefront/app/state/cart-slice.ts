import { cart } from "@noren/api/endpoints/cart";
import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";

const { initCart, resetCart } = cart.endpoints;

/** Which cart is this visitor's; the cart itself is in the API's cache under its token. */
export const cartSlice = createSlice({
  name: "cart",
  initialState: { token: null as string | null },
  reducers: {
    /** Found in storage; nobody has asked the server yet. */
    cartFound: (_, { payload }: PayloadAction<string>) => ({ token: payload }),
    cartForgotten: () => ({ token: null }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(initCart.matchFulfilled, resetCart.matchFulfilled), (_, { payload }) => ({
      token: payload.token,
    })),
});

export const { cartFound, cartForgotten } = cartSlice.actions;
