import type { Answer, CallName, Input } from "@noren/contract";
import type { Fields } from "@noren/contract/example";
import type { Known } from "./known.ts";

/** The expected response: an answer, a refusal that the contract lists, or either. */
export type Expected = "answer" | "refusal" | "either";

/** The input of a call. */
export interface Request {
  params?: Fields;
  query?: Fields;
  body?: unknown;
  file?: Blob;
}

/** One call with one input. */
export interface Step {
  call: CallName;
  expects: Expected;
  /** Changes data at the backend: runs only with `--write`. */
  writes: boolean;
  /** Sends no token although one is known. */
  asGuest: boolean;
  /** Returns the input; undefined if the backend has no data for it. */
  request(known: Known): Request | undefined;
  learn(answer: unknown, known: Known): void;
}

interface Options<N extends CallName> {
  input?: (known: Known) => Input<N> | undefined;
  learn?: (answer: Answer<N>, known: Known) => void;
  expects?: Expected;
  asGuest?: boolean;
}

const stepWith =
  (writes: boolean) =>
  <N extends CallName>(call: N, options: Options<NoInfer<N>> = {}): Step => ({
    call,
    writes,
    expects: options.expects ?? "answer",
    asGuest: options.asGuest ?? false,
    request: (known) => (options.input ? (options.input(known) as Request | undefined) : {}),
    // The runner has validated the answer.
    learn: (answer, known) => options.learn?.(answer as Answer<N>, known),
  });

/** A step that changes nothing. */
export const read = stepWith(false);

/** A step that changes data, or would if it were not refused. */
export const write = stepWith(true);
