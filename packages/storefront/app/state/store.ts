import { api, type ApiPort } from "@noren/api";
import {
  addListener,
  combineReducers,
  configureStore,
  type ListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from "@reduxjs/toolkit";
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

type Effects = ListenerMiddleware<RootState, ThunkDispatch<RootState, ApiPort, UnknownAction>>;

/** The server runs no effects. */
const noEffects: Effects = () => (next) => (action) => next(action);

interface StoreOptions {
  api: ApiPort;
  /** The state that the server wrote into the page. */
  preloaded?: RootState;
  effects?: Effects;
}

/** One store per request on the server, one per page load in the browser. */
export function createAppStore({ api: extraArgument, preloaded, effects = noEffects }: StoreOptions) {
  return configureStore({
    reducer: forgetMember(reducer),
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware).prepend(effects),
    ...(preloaded && { preloadedState: preloaded }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
/** The store without what only tests and React Redux need. */
export type StoreApi = Pick<AppStore, "dispatch" | "getState" | "subscribe">;
export type AppDispatch = AppStore["dispatch"];

/** Adds a listener while the store runs, for code that is loaded later. `dispatch` returns a function that removes it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
