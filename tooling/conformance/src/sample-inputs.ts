import { type CallName, calls, type Input } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";

/** Valid values that do not exist at any backend: a call with one must return an error. */
export const UNKNOWN = {
  token: "A".repeat(43),
  giftToken: "A".repeat(64),
  orderNo: "000101-00000000",
  key: "conformance-unknown",
  id: 2_000_000_000,
} as const;

type BodyOf<N extends CallName> = Input<N> extends { body: infer B } ? B : never;

/** Returns the body of a call's example, which the contract's tests check against its schema. */
export function exampleBody<N extends CallName>(call: N): BodyOf<N> {
  return exampleOf(call, calls[call]).body as BodyOf<N>;
}
