import { isAction, type Middleware, type UnknownAction } from "@reduxjs/toolkit";
import type { AppDispatch, RootState } from "../state/store.ts";

/** What an effect may use; `getOriginalState` is the state before the action. */
export interface EffectApi {
  dispatch: AppDispatch;
  getState: () => RootState;
  getOriginalState: () => RootState;
}

type Effect<Action> = (action: Action, api: EffectApi) => unknown;
type Predicate = (action: UnknownAction, now: RootState, before: RootState) => boolean;

/** Says what happens after which actions: those that a matcher knows, or those that a predicate over the states lets through. */
export interface StartListening {
  <Action>(listener: { matcher: (action: unknown) => action is Action; effect: Effect<Action> }): void;
  (listener: { predicate: Predicate; effect: Effect<UnknownAction> }): void;
}

/**
 * Redux Toolkit's listeners as far as a shop needs them, since every page loads this: once an action has changed the
 * state, every listener that it concerns runs, in the order in which they began to listen.
 */
export function createListeners() {
  const listeners: { predicate: Predicate; effect: Effect<UnknownAction> }[] = [];
  const startListening: StartListening = ({
    matcher,
    predicate = matcher,
    effect,
  }: {
    matcher?: Predicate;
    predicate?: Predicate | undefined;
    effect: Effect<never>;
  }) => {
    if (predicate) listeners.push({ predicate, effect: effect as Effect<UnknownAction> });
  };
  const middleware: Middleware<object, RootState, AppDispatch> =
    ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const before = getState();
      const result = next(action);
      if (!isAction(action)) return result;
      const now = getState();
      const api = { dispatch, getState, getOriginalState: () => before };
      // What an effect throws is its own affair, not that of whoever dispatched.
      const run = async (effect: Effect<UnknownAction>) => effect(action, api);
      for (const { predicate, effect } of listeners) if (predicate(action, now, before)) void run(effect);
      return result;
    };
  return { startListening, middleware };
}
