import { reduceSession, type Session, type SessionEvent } from "@noren/domain/session";
import type { UnknownAction } from "@reduxjs/toolkit";

/** The session's machine lives in the domain; its events are this store's actions. */
export const sessionReducer = (state: Session | undefined, action: UnknownAction): Session =>
  reduceSession(state, action as unknown as SessionEvent);

/** Says an event of the session with its type checked. */
export const sessionEvent = (event: SessionEvent): SessionEvent => event;
