import { createListenerMiddleware, type TypedStartListening } from "@reduxjs/toolkit";
import type { AppDispatch, RootState } from "../state/store.ts";

export type StartListening = TypedStartListening<RootState, AppDispatch>;

/** Listeners run in the order in which they were added, once an action has changed the state. */
export const createListeners = () => createListenerMiddleware<RootState, AppDispatch>();
