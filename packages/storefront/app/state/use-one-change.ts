import { useRef, useState } from "react";
import { failureToast, addToast } from "./flash.ts";
import { useAppDispatch } from "./hooks.ts";

export interface OneChange<Id> {
  /** The item whose change is being sent. */
  busyId: Id | null;
  /** Sends a change after those before it, unless one of the same item waits. A toast shows `done`, or why it failed. */
  change: (id: Id, send: () => Promise<unknown>, done: string) => Promise<void>;
}

/** Sends the changes of a list's items one at a time. */
export function useOneChange<Id extends number | string>(): OneChange<Id> {
  const dispatch = useAppDispatch();
  const [busyId, setBusyId] = useState<Id | null>(null);
  const waiting = useRef(new Set<Id>());
  const last = useRef<Promise<void>>(Promise.resolve());
  return {
    busyId,
    change: async (id, send, done) => {
      if (waiting.current.has(id)) return;
      waiting.current.add(id);
      const run = async () => {
        setBusyId(id);
        try {
          await send();
          dispatch(addToast({ message: done }));
        } catch (problem) {
          dispatch(failureToast(problem));
        } finally {
          waiting.current.delete(id);
          setBusyId(null);
        }
      };
      last.current = last.current.then(run);
      await last.current;
    },
  };
}
