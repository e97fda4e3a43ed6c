import { initialSession, reduceSession, type Session, type SessionEvent } from "@noren/domain/session";
import { createReducer } from "@reduxjs/toolkit";
import { createEventMatcher } from "./event-matcher.ts";

export const isSessionEvent = createEventMatcher<SessionEvent>("session");

/** The session's state machine is in the domain; its events are this store's actions. */
export const sessionReducer = createReducer<Session>(initialSession, (builder) =>
  builder.addMatcher(isSessionEvent, reduceSession),
);

/** Creates an action from an event, with its type checked. */
export const sessionEvent = (event: SessionEvent): SessionEvent => event;
