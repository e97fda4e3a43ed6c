import { noFlash, reduceFlash, type FlashEvent, type FlashInput, type FlashState } from "@noren/domain/flash";
import { createReducer, nanoid } from "@reduxjs/toolkit";
import { createEventMatcher } from "./event-matcher.ts";
import { toFormFailure } from "../problem/form-failure.ts";
import { problemOf } from "../problem/problem-response.ts";

/** Toasts and flash messages. The state machine is in the domain. */
export const flashReducer = createReducer<FlashState>(noFlash, (builder) =>
  builder.addMatcher(createEventMatcher<FlashEvent>("flash"), reduceFlash),
);

/** Creates an action from an event, with its type checked. */
export const flashEvent = (event: FlashEvent): FlashEvent => event;

type Message = Omit<FlashInput, "id">;
const withId = (message: Message): FlashInput => ({ ...message, id: nanoid(8) });

/** Shows a toast now. */
export const addToast = (message: Message): FlashEvent => ({ type: "flash/toastAdded", flash: withId(message) });

/** Shows a message on the next page [flash.next-page]. Its type is positive by default. */
export const queueFlash = (message: Message): FlashEvent => ({ type: "flash/queued", flash: withId(message) });

/** Shows why a call failed as a toast. */
export const toFailureToast = (error: unknown): FlashEvent =>
  addToast({ message: toFormFailure(problemOf(error)).message, type: "negative" });
