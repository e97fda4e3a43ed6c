import type { Calls } from "@noren/contract";
import { downloadOutcome } from "@noren/domain/downloads";
import type { Arguments, CallRequest, FileCallName } from "./build-query.ts";

/**
 * `buildQuery` for a call that returns a file. The endpoint's data is a `DownloadOutcome`. Few pages download files, so the
 * base query, which every page loads, does not know how their names are read.
 * @param fallback the file's name when the server suggests none
 */
export function buildFileQuery<N extends FileCallName>(
  call: N,
  method: Calls[N]["method"],
  path: Calls[N]["path"],
  fallback: string,
) {
  return (...[input]: Arguments<N>): CallRequest => ({
    call,
    method,
    path,
    readOutcome: (headers) =>
      downloadOutcome(headers.get("content-type") ?? "", headers.get("x-suggested-filename"), fallback),
    ...(input as Partial<CallRequest>),
  });
}
