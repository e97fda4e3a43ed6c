import { useState } from "react";
import { failureToast, addToast } from "./flash.ts";
import { useAppDispatch } from "./hooks.ts";

export interface OneChange<Id> {
  /** The item whose change is being sent. */
  busyId: Id | null;
  /** Sends a change, unless another is being sent. A toast shows `done`, or why it failed. */
  change: (id: Id, send: () => Promise<unknown>, done: string) => Promise<void>;
}

/** Sends the changes of a list's items one at a time. */
export function useOneChange<Id extends number | string>(): OneChange<Id> {
  const dispatch = useAppDispatch();
  const [busyId, setBusyId] = useState<Id | null>(null);
  return {
    busyId,
    change: async (id, send, done) => {
      if (busyId !== null) return;
      setBusyId(id);
      try {
        await send();
        dispatch(addToast({ message: done }));
      } catch (problem) {
        dispatch(failureToast(problem));
      } finally {
        setBusyId(null);
      }
    },
  };
}
