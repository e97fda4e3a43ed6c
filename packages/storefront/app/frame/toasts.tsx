import { useEffect, useState, type ComponentType } from "react";
import { pageNonce } from "../load/page-nonce.ts";
import { useAppSelector } from "../state/hooks.ts";

declare global {
  interface Window {
    /** Where notistack's styling looks, while it is loaded, for the nonce that its style element must carry. */
    __nonce__?: string;
  }
}

async function loadStack(): Promise<ComponentType> {
  window.__nonce__ = pageNonce();
  return (await import("./toast-stack.tsx")).default;
}

/**
 * Toasts and their library are loaded at the first touch of the page, before there is one to show: by then the line may
 * be what the toast is about.
 */
export function Toasts() {
  const count = useAppSelector(({ flash }) => flash.now.length);
  const [isTouched, setTouched] = useState(false);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    const touch = () => setTouched(true);
    // The touch may have come before the page did.
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
    // Without a line there are no toasts; the next one tries again.
    loadStack().then(
      (Loaded) => setStack(() => Loaded),
      () => undefined,
    );
  }, [isWanted, count]);
  return Stack ? <Stack /> : null;
}
