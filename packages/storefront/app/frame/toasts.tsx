import { lazy, Suspense, useState } from "react";
import { useAppSelector } from "../state/hooks.ts";

const ToastStack = lazy(() => import("./toast-stack.tsx"));

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
