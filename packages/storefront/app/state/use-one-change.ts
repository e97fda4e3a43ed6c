import { useRef, useState } from "react";
import { toFailureToast, addToast } from "./flash.ts";
import { useAppDispatch } from "./hooks.ts";

export interface OneChange<Id> {
  /** The item whose change is being sent. */
  busyId: Id | null;
  /** Sends a change after those before it, unless the same one is pending. A toast shows `done`, or why it failed. */
  change: (id: Id, send: () => Promise<unknown>, done: string) => Promise<void>;
}

/** Sends the changes of a list's items one at a time. */
export function useOneChange<Id extends number | string>(): OneChange<Id> {
  const dispatch = useAppDispatch();
  const [busyId, setBusyId] = useState<Id | null>(null);
  const pending = useRef(new Set<string>());
  const last = useRef<Promise<void>>(Promise.resolve());
  return {
    busyId,
    change: async (id, send, done) => {
      // `done` names the kind of change.
      const key = `${id} ${done}`;
      if (pending.current.has(key)) return;
      pending.current.add(key);
      const run = async () => {
        setBusyId(id);
        try {
          await send();
          dispatch(addToast({ message: done }));
        } catch (problem) {
          dispatch(toFailureToast(problem));
        } finally {
          pending.current.delete(key);
          setBusyId(null);
        }
      };
      last.current = last.current.then(run);
      await last.current;
    },
  };
}
