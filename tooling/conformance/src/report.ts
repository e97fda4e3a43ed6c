import { calls } from "@noren/contract";
import type { Result } from "./run.ts";

/** The most faults listed per call. */
const MOST_FAULTS = 8;

/** Formats the results: passed, skipped and failed calls, then the totals. */
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
