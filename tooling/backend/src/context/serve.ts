import type { AnswerOf, Call, ReceivedOf } from "@noren/contract";
import type { FileAnswer } from "../http/file-answer.ts";
import type { RequestContext } from "./request-context.ts";

/** What a handler of a call receives: the validated input and its context. A member call always has a member. */
export type Received<C extends Call> = ReceivedOf<C> &
  Omit<RequestContext, "memberId"> & { memberId: C["auth"] extends "member" ? number : number | null };

/** What a handler returns: the answer's JSON, a `FileAnswer` where the call answers a file, or either. */
type Returned<C extends Call> = C["file"] extends readonly string[]
  ? FileAnswer | (C["answer"] extends object ? AnswerOf<C> : never)
  : AnswerOf<C>;

/** A call and what answers it. */
export interface Route {
  call: Call;
  handle(received: ReceivedOf<Call> & RequestContext): Promise<unknown>;
}

/**
 * Puts a handler behind a call of the contract. The handler gets validated input and returns the answer's body
 * (nothing where the call has none) or file; it throws an `ApiError` for everything else.
 */
export function serve<const C extends Call>(call: C, handle: (received: Received<C>) => Promise<Returned<C>>): Route {
  return { call, handle };
}
