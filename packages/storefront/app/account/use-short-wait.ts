import { useEffect, useState } from "react";

/** The time for parts of a page to arrive before those below are shown, which they would move. */
const PARTS_WAIT_MS = 1000;

/** True while `isPending`, but at most for `PARTS_WAIT_MS`. */
export function useShortWait(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsOver(true), PARTS_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && !isOver;
}
