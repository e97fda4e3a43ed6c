import { api, type ApiPort } from "@noren/api";
import { combineReducers, configureStore, type Middleware } from "@reduxjs/toolkit";
import { cartReducer } from "./cart.ts";
import { forgetMember } from "./forget-member.ts";
import { flashReducer } from "./flash.ts";
import { sessionReducer } from "./session.ts";
import { shopReducer } from "./shop.ts";

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  cart: cartReducer,
  flash: flashReducer,
  shop: shopReducer,
});

export type RootState = ReturnType<typeof reducer>;

interface StoreOptions {
  api: ApiPort;
  /** What the server wrote into the page. */
  preloaded?: RootState;
  /** The browser's effects; the server has none. */
  effects?: Middleware;
}

/** One store per request on the server, one per page load in the browser. */
export function createAppStore({ api: extraArgument, preloaded, effects }: StoreOptions) {
  return configureStore({
    reducer: forgetMember(reducer),
    middleware: (defaults) => {
      const all = defaults({ thunk: { extraArgument } }).concat(api.middleware);
      return effects ? all.prepend(effects) : all;
    },
    ...(preloaded && { preloadedState: preloaded }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore["dispatch"];
