import type { CallName, Calls, Input, Method } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import type { Guard } from "./guards.ts";

/** The argument of the base query: a call with its input. */
export interface CallRequest {
  readonly call: CallName;
  readonly method: Method;
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
  /** Whether the answer has the types of the contract; missing for a call that answers nothing. */
  readonly isAnswer?: Guard | undefined;
  /** Sent as the multipart field `file`, with the fields of `body` as text fields. */
  readonly file?: Blob;
  /** Reads from a file's headers what becomes of it; missing for a call that answers no file. */
  readonly readOutcome?: (headers: Headers) => DownloadOutcome;
}

export type FileCallName = { [N in CallName]: Calls[N] extends { file: readonly string[] } ? N : never }[CallName];
export type Arguments<N extends CallName> = unknown extends Input<N> ? [] : [input: Input<N>];

/** Paths of a member's own data, and of a cart. */
const OWN = /^\/v1\/(me|[\w/-]*carts)\//;
const membersOwn = new Set<string>();

/** Whether an endpoint returns a member's own data, which is removed when the session ends [session.logout-resets]. */
export const isMembersOwn = (endpoint: string): boolean => membersOwn.has(endpoint);

/**
 * Builds an endpoint's `query` function for a call of the contract. Repeats method and path as text, since the contract
 * and its schema library stay out of the browser; another method or path than the call's is a type error.
 * @param isAnswer added by the build from the contract's schema (`check-answers.ts` of `@noren/vite`)
 */
export function buildQuery<N extends Exclude<CallName, FileCallName>>(
  call: N,
  method: Calls[N]["method"],
  path: Calls[N]["path"],
  isAnswer?: Guard,
) {
  if (OWN.test(path)) membersOwn.add(call);
  return (...[input]: Arguments<N>): CallRequest => ({
    call,
    method,
    path,
    isAnswer,
    ...(input as Partial<CallRequest>),
  });
}
