import type { Flash } from "@noren/domain/flash";
import { TOAST_DURATION_MS } from "@noren/domain/limits";
import { useEffect, useState, type ComponentType } from "react";
import { PlainToast } from "#ui/elements/toast/plain-toast";
import { flashEvent } from "../state/flash.ts";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";

async function loadStack(): Promise<ComponentType> {
  return (await (await import("./load-toast-stack.ts")).loadToastStack()).default;
}

/** Shows the newest notice for a toast's duration while the toast library is not loaded. */
function WithoutStack({ notices }: { notices: readonly Flash[] }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const forget = () => notices.forEach(({ id }) => dispatch(flashEvent({ type: "flash/shown", id })));
    const timer = setTimeout(forget, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [dispatch, notices]);
  return notices.slice(-1).map(({ id, message }) => <PlainToast key={id} message={message} />);
}

/**
 * Loads the toast library at the first interaction, before a toast is needed: the toast may be about a lost connection.
 */
export function Toasts() {
  const notices = useAppSelector(({ flash }) => flash.now);
  const count = notices.length;
  const [isTouched, setTouched] = useState(false);
  const [isLost, setLost] = useState(false);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    const touch = () => setTouched(true);
    // The user may interact before hydration.
    if (navigator.userActivation?.hasBeenActive) touch();
    const options = { once: true, passive: true };
    window.addEventListener("pointerdown", touch, options);
    window.addEventListener("keydown", touch, options);
    return () => {
      window.removeEventListener("pointerdown", touch);
      window.removeEventListener("keydown", touch);
    };
  }, []);
  const isWanted = Stack === null && (isTouched || count > 0);
  useEffect(() => {
    if (!isWanted) return;
    // Offline: the next notice tries again.
    loadStack().then(
      (Loaded) => setStack(() => Loaded),
      () => setLost(true),
    );
  }, [isWanted, count]);
  if (Stack) return <Stack />;
  return isLost ? <WithoutStack notices={notices} /> : null;
}
