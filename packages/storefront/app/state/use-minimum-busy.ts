import { FETCH_MINIMUM_MS } from "@noren/domain/limits";
import { useEffect, useRef, useState } from "react";

/** [limits.waits] Keeps a loading state for at least 200 ms, so that it does not flicker. */
export function useMinimumBusy(isBusy: boolean): boolean {
  const [was, setWas] = useState({ isBusy, isHeld: isBusy });
  if (was.isBusy !== isBusy) setWas({ isBusy, isHeld: isBusy || was.isHeld });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isBusy) return;
    // The timer ends the state, not the end of the work.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWas((now) => ({ ...now, isHeld: false })), FETCH_MINIMUM_MS);
  }, [isBusy]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return isBusy || was.isHeld;
}
