import type { UnknownAction } from "@reduxjs/toolkit";
import type { EffectApi, StartListening } from "../effects/listener.ts";

export type Observer = (action: UnknownAction, api: EffectApi) => void;

/** A page has one set of them, as it has one store. */
const observers = new Set<Observer>();

/** Lets what is loaded later hear of every action. @returns the way to stop */
export function observe(observer: Observer): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

/** Hands every action on to whoever observes. */
export function listenToObservers(listen: StartListening): void {
  listen({
    predicate: () => observers.size > 0,
    effect: (action, api) => {
      for (const observer of observers) observer(action, api);
    },
  });
}
