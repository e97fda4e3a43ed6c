import type { CallName, Calls, Input, Method } from "@noren/contract";

/** A call as the base query takes it: which, and with what. */
export interface CallRequest {
  readonly call: CallName;
  readonly method: Method;
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
  /** Goes as the multipart field `file`, with `body`'s fields as texts beside it. */
  readonly file?: Blob;
  /** The answer is a file, to be saved under this name where the server suggests none. */
  readonly saveAs?: string;
}

type FileCallName = { [N in CallName]: Calls[N] extends { file: readonly string[] } ? N : never }[CallName];
type Arguments<N extends CallName> = unknown extends Input<N> ? [] : [input: Input<N>];

/** What only a member is answered, and a cart with all that is asked by its token. */
const OWN = /^\/v1\/(me|[\w/-]*carts)\//;
const membersOwn = new Set<string>();

/** Whether an endpoint answers what is a member's own; its answers leave the memory with the session [session.logout-resets]. */
export const isMembersOwn = (endpoint: string): boolean => membersOwn.has(endpoint);

/**
 * Names a call of the contract. Method and path stand here as text, since the contract itself (and its schema
 * library) stays out of the browser; a path or method that is not the call's does not compile.
 */
export function ask<N extends Exclude<CallName, FileCallName>>(
  call: N,
  method: Calls[N]["method"],
  path: Calls[N]["path"],
) {
  if (OWN.test(path)) membersOwn.add(call);
  return (...[input]: Arguments<N>): CallRequest => ({ call, method, path, ...(input as Partial<CallRequest>) });
}

/** Names a call that answers a file; the endpoint's data is what came of it (`DownloadOutcome`). */
export function askFile<N extends FileCallName>(
  call: N,
  method: Calls[N]["method"],
  path: Calls[N]["path"],
  saveAs: string,
) {
  return (...[input]: Arguments<N>): CallRequest => ({
    call,
    method,
    path,
    saveAs,
    ...(input as Partial<CallRequest>),
  });
}
