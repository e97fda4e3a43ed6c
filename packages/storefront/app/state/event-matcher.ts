import { isAction } from "@reduxjs/toolkit";

/** The part of an event's type before the slash: `session` of `session/loggedOut`. */
type MachineOf<E extends { type: string }> = E["type"] extends `${infer Machine}/${string}` ? Machine : never;

/** Matches the actions that are events of one state machine, by the prefix of their types. */
export const createEventMatcher =
  <E extends { type: string }>(machine: MachineOf<E>) =>
  (action: unknown): action is E =>
    isAction(action) && action.type.startsWith(`${machine}/`);
