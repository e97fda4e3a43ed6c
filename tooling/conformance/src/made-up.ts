import { type CallName, calls, type Input } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";

/** What nobody has handed out: whatever is asked for with it must not be found. */
export const UNKNOWN = {
  token: "A".repeat(43),
  giftToken: "A".repeat(64),
  orderNo: "000101-00000000",
  key: "conformance-unknown",
  id: 2_000_000_000,
} as const;

type BodyOf<N extends CallName> = Input<N> extends { body: infer B } ? B : never;

/** The body of a call's example, which the contract's tests hold to its schema. */
export function exampleBody<N extends CallName>(call: N): BodyOf<N> {
  return exampleOf(call, calls[call]).body as BodyOf<N>;
}
