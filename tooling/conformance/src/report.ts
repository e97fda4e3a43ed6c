import { calls } from "@noren/contract";
import type { Result } from "./run.ts";

/** How many faults of a call are listed. */
const MOST_FAULTS = 8;

/** The results as text: what does not fit first, then what was not asked, and the sums. */
export function reportText(results: readonly Result[]): string {
  const failing = results.filter(({ faults }) => faults.length > 0);
  const skipped = results.filter((result) => result.skipped !== null && result.faults.length === 0);
  const fitting = results.filter((result) => result.skipped === null && result.faults.length === 0);
  return [
    ...fitting.map((result) => `fits     ${nameOf(result)}`),
    ...skipped.map((result) => `skipped  ${nameOf(result)}  (${result.skipped})`),
    ...failing.flatMap((result) => [`FAILS    ${nameOf(result)}`, ...faultsOf(result)]),
    "",
    `${fitting.length} calls fit, ${failing.length} do not, ${skipped.length} were not asked.`,
  ].join("\n");
}

const nameOf = ({ call }: Result) => `${calls[call].method} ${calls[call].path}`;

function faultsOf({ faults }: Result): string[] {
  const once = [...new Set(faults)];
  const more = once.length - MOST_FAULTS;
  return [...once.slice(0, MOST_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].map(
    (fault) => `         - ${fault}`,
  );
}
