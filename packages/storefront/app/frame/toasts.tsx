import { lazy, Suspense, useState } from "react";
import { useAppSelector } from "../state/hooks.ts";

declare global {
  interface Window {
    /** Where notistack's styling looks, while it is loaded, for the nonce that its style element must carry. */
    __nonce__?: string;
  }
}

const ToastStack = lazy(() => {
  window.__nonce__ = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
  return import("./toast-stack.tsx");
});

/** Toasts and their library are loaded when there is a first one to show. */
export function Toasts() {
  const any = useAppSelector(({ flash }) => flash.now.length > 0);
  const [isLoaded, setLoaded] = useState(false);
  if (any && !isLoaded) setLoaded(true);
  return isLoaded ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
