import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { replayInput } from "./early-input.ts";

const subscribe = () => () => undefined;

/**
 * For a part whose code loads after the page's, in a `data-late` element: React ignores changes and clicks in it until then,
 * so this replays them when the part hydrates, before its next render resets the controls. In a part that the browser
 * rendered it only removes the mark.
 * @param id of the element
 */
export function useEarlyInput(id: string): void {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const wasHydrated = useRef(false);
  useLayoutEffect(() => {
    const part = document.getElementById(id);
    const removeMark = () => part?.removeAttribute("data-late");
    if (isHydrating) {
      wasHydrated.current = true;
      replayInput(`#${id}`, () => {
        removeMark();
        return (window.norenLatePresses ?? []).filter((button) => part?.contains(button));
      });
    } else if (!wasHydrated.current) removeMark();
  }, [isHydrating, id]);
}
