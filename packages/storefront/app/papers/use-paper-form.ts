import type { FormFailure } from "#ui/forms/form-submit";
import { catchFormFailure } from "../problem/form-failure.ts";
import { addToast } from "../state/flash.ts";
import { useAppDispatch } from "../state/hooks.ts";

/** Runs the calls of a paper's form, whose last one saves the file, and confirms the download in a toast. */
export function usePaperForm(done: string): (work: () => Promise<unknown>) => Promise<FormFailure | undefined> {
  const dispatch = useAppDispatch();
  return (work) =>
    catchFormFailure(async () => {
      await work();
      dispatch(addToast({ message: done }));
    });
}
