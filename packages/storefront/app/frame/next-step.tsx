import { CHECKOUT_STEPS, stepOf, stepPath } from "@noren/domain/checkout";
import { useSyncExternalStore } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";

function onLineChanged(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/**
 * In the cart and its checkout the code of the steps to come is loaded beforehand: nobody waits between two steps, and
 * who loses the line on the way loses nothing typed. Not without a line: a route's code that cannot be had makes the
 * router load the page anew.
 */
export function NextStep() {
  const step = stepOf(useLocation().pathname);
  const isOnline = useSyncExternalStore(
    onLineChanged,
    () => navigator.onLine,
    () => false,
  );
  if (!isOnline || step === null) return null;
  const ahead = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(step) + 1);
  return ahead.map((next) => <PrefetchPageLinks key={next} page={stepPath(next)} />);
}
