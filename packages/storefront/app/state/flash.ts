import { reduceFlash, type FlashEvent, type FlashInput, type FlashState } from "@noren/domain/flash";
import { nanoid, type UnknownAction } from "@reduxjs/toolkit";

/** Toasts and flash messages; the machine lives in the domain. */
export const flashReducer = (state: FlashState | undefined, action: UnknownAction): FlashState =>
  reduceFlash(state, action as unknown as FlashEvent);

/** Says an event of the messages with its type checked. */
export const flashEvent = (event: FlashEvent): FlashEvent => event;

type Words = Omit<FlashInput, "id">;
const withId = (words: Words): FlashInput => ({ ...words, id: nanoid(8) });

/** Shows a toast now. */
export const toasted = (words: Words): FlashEvent => ({ type: "flash/toasted", flash: withId(words) });

/** Leaves a message for the next page [flash.next-page]; of type positive unless said otherwise. */
export const flashed = (words: Words): FlashEvent => ({ type: "flash/left", flash: withId(words) });
