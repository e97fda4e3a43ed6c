import { CHECKOUT_STEPS, stepOf, stepPath } from "@noren/domain/checkout";
import { barePath } from "@noren/domain/paths";
import { useSyncExternalStore } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { screens } from "../screens.ts";

declare global {
  interface Window {
    /** React Router's list of all routes with what they load; it has no public name. */
    __reactRouterManifest?: { routes: Readonly<Record<string, { css?: readonly string[] } | undefined>> };
  }
}

/** The stylesheets of pages, which `PrefetchPageLinks` does not know of: without them a page would come bare. */
function stylesOf(paths: readonly string[]): string[] {
  const shown = screens.filter(({ path }) => paths.includes(path));
  return [...new Set(shown.flatMap(({ id }) => window.__reactRouterManifest?.routes[id]?.css ?? []))];
}

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
  const ahead = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(step) + 1).map((next) => barePath(stepPath(next)));
  return (
    <>
      {ahead.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
      {stylesOf(ahead).map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} />
      ))}
    </>
  );
}
