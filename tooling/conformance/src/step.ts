import type { Answer, CallName, Input } from "@noren/contract";
import type { Fields } from "@noren/contract/example";
import type { Known } from "./known.ts";

/** What a step is to be met with: an answer, a refusal that the contract names, or either of them. */
export type Expected = "answer" | "refusal" | "either";

/** What is asked: path parameters, query, body, file. */
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
  /** Changes something at the backend: only with `--write`. */
  writes: boolean;
  /** Asks without the member's token, though there is one. */
  asGuest: boolean;
  /** What to ask, from what is known; undefined where something is missing that the backend does not have. */
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
    // The runner has compared the answer with the contract before.
    learn: (answer, known) => options.learn?.(answer as Answer<N>, known),
  });

/** A step that leaves everything as it is. */
export const read = stepWith(false);

/** A step that changes something, or would if it were not refused. */
export const write = stepWith(true);
