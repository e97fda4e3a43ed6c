import { FETCH_MINIMUM_MS } from "@noren/domain/limits";
import { useEffect, useRef, useState } from "react";

/** [limits.waits] What began to show that something is on its way shows it for 200 ms at least, and does not flicker. */
export function useSteady(isBusy: boolean): boolean {
  const [was, setWas] = useState({ isBusy, isHeld: isBusy });
  if (was.isBusy !== isBusy) setWas({ isBusy, isHeld: isBusy || was.isHeld });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isBusy) return;
    // What holds is not let go by the end of the work, but by the time.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWas((now) => ({ ...now, isHeld: false })), FETCH_MINIMUM_MS);
  }, [isBusy]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return isBusy || was.isHeld;
}
