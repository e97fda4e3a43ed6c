import { calls } from "@noren/contract";
import type { Result } from "./run-plan.ts";

/** The number of faults listed per call. */
const MAX_FAULTS = 8;

/** Formats the results: passed, skipped and failed calls, then the totals. */
export function formatReport(results: readonly Result[]): string {
  const failing = results.filter(({ faults }) => faults.length > 0);
  const skipped = results.filter((result) => result.skipped !== null && result.faults.length === 0);
  const passing = results.filter((result) => result.skipped === null && result.faults.length === 0);
  return [
    ...passing.map((result) => `passed   ${nameOf(result)}`),
    ...skipped.map((result) => `skipped  ${nameOf(result)}  (${result.skipped})`),
    ...failing.flatMap((result) => [`FAILED   ${nameOf(result)}`, ...formatFaults(result)]),
    "",
    `${passing.length} calls passed, ${failing.length} failed, ${skipped.length} were skipped.`,
  ].join("\n");
}

const nameOf = ({ call }: Result) => `${calls[call].method} ${calls[call].path}`;

function formatFaults({ faults }: Result): string[] {
  const distinct = [...new Set(faults)];
  const more = distinct.length - MAX_FAULTS;
  return [...distinct.slice(0, MAX_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].map(
    (fault) => `         - ${fault}`,
  );
}
