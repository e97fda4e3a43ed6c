import { useLayoutEffect, useSyncExternalStore } from "react";
import { replayChanges } from "./early-input.ts";

const subscribe = () => () => undefined;

/**
 * For a part whose code loads after the page's: React ignores changes in it until then, so this replays them when the part
 * hydrates, before its next render resets the controls. Does nothing in a part that the browser rendered.
 * @param selector of the element around the part
 */
export function useEarlyChanges(selector: string): void {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  useLayoutEffect(() => {
    if (isHydrating) replayChanges(selector);
  }, [isHydrating, selector]);
}
