import type { Answer, CallName, Input } from "@noren/contract";
import type { Fields } from "@noren/contract/example";
import type { RunState } from "./run-state.ts";

/** The expected response: an answer, an error that the contract lists, or either. */
export type Expected = "answer" | "error" | "either";

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
  /** Changes data at the backend; runs only with `--write`. */
  writes: boolean;
  /** Sends no token, even after a login. */
  asGuest: boolean;
  /** Returns the input; undefined if an earlier step found no data for it. */
  request(state: RunState): Request | undefined;
  /** Stores what later steps need from the validated answer. */
  onAnswer(answer: unknown, state: RunState): void;
}

interface Options<N extends CallName> {
  input?: (state: RunState) => Input<N> | undefined;
  onAnswer?: (answer: Answer<N>, state: RunState) => void;
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
    request: (state) => (options.input ? (options.input(state) as Request | undefined) : {}),
    // The runner has validated the answer.
    onAnswer: (answer, state) => options.onAnswer?.(answer as Answer<N>, state),
  });

/** A step that changes nothing. */
export const read = stepWith(false);

/** A step that changes data, or would if the backend accepted it. */
export const write = stepWith(true);
