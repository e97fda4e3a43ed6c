import type { DownloadOutcome } from "@noren/domain/downloads";
import { downloadCopy as copy } from "./download.copy.ts";
import { addToast, toFailureToast } from "./flash.ts";
import { useAppDispatch } from "./hooks.ts";

/** Shows a toast with the outcome of a download: complete, deferred [export.deferred], or the server's message. */
export function useDownload(done: string): (work: () => Promise<DownloadOutcome>) => void {
  const dispatch = useAppDispatch();
  const run = async (work: () => Promise<DownloadOutcome>) => {
    try {
      const { kind } = await work();
      dispatch(addToast(kind === "deferred" ? { message: copy.deferred, type: "info" } : { message: done }));
    } catch (problem) {
      dispatch(toFailureToast(problem));
    }
  };
  return (work) => void run(work);
}
