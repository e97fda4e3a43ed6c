import type { AnswerOf, Call, ReceivedOf } from "@noren/contract";
import type { FileAnswer } from "../http/file-answer.ts";
import type { RequestContext } from "./request-context.ts";

/** The argument of a handler: the call's validated input and the request context. A member call always has a member. */
export type Received<C extends Call> = ReceivedOf<C> &
  Omit<RequestContext, "memberId" | "sessionId"> & {
    memberId: C["auth"] extends "member" ? number : number | null;
    sessionId: C["auth"] extends "member" ? string : string | null;
  };

/** The return value of a handler: the answer's JSON, a `FileAnswer` for a call that answers a file, or either. */
type Returned<C extends Call> = C["file"] extends readonly string[]
  ? FileAnswer | (C["answer"] extends object ? AnswerOf<C> : never)
  : AnswerOf<C>;

/** A call and its handler. */
export interface Route {
  call: Call;
  handle(received: ReceivedOf<Call> & RequestContext): Promise<unknown>;
}

/**
 * Defines the route of a call, with types from the contract. The handler gets validated input and returns the answer's body
 * or file, or undefined for a call without an answer; it throws an `ApiError` for every other response.
 */
export function serve<const C extends Call>(call: C, handle: (received: Received<C>) => Promise<Returned<C>>): Route {
  return { call, handle };
}
