import type { CallName, Calls, Input, Method } from "@noren/contract";

/** A call as the base query takes it: which, and with what. */
export interface CallRequest {
  readonly call: CallName;
  readonly method: Method;
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
}

type Arguments<N extends CallName> = unknown extends Input<N> ? [] : [input: Input<N>];

/**
 * Names a call of the contract. Method and path stand here as text, since the contract itself (and its schema
 * library) stays out of the browser; a path or method that is not the call's does not compile.
 */
export function ask<N extends CallName>(call: N, method: Calls[N]["method"], path: Calls[N]["path"]) {
  return (...[input]: Arguments<N>): CallRequest => ({ call, method, path, ...(input as Partial<CallRequest>) });
}
