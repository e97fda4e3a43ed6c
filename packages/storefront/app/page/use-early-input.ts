import { useLayoutEffect, useSyncExternalStore } from "react";
import { replayChanges, replayPresses } from "./early-input.ts";

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
  useLayoutEffect(() => {
    const part = document.getElementById(id);
    part?.removeAttribute("data-late");
    if (!isHydrating) return;
    replayChanges(`#${id}`);
    const pressed = window.norenLatePresses ?? [];
    window.norenLatePresses = pressed.filter((button) => !part?.contains(button));
    replayPresses(pressed.filter((button) => part?.contains(button)));
  }, [isHydrating, id]);
}
