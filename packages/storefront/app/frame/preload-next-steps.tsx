import { CHECKOUT_STEPS, stepOf, stepPath, type CheckoutStep } from "@noren/domain/checkout-steps";
import { barePath } from "@noren/domain/paths";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { listRouteFiles } from "../router-internals/route-files.ts";
import { screens } from "@noren/contract/screens";
import { useHeldCart } from "../state/use-held-cart.ts";

/** React Router's own prefetching omits style sheets, so a page would show unstyled. */
const filesOf = (paths: readonly string[]) =>
  listRouteFiles(screens.filter(({ path }) => paths.includes(path)).map(({ id }) => id));

function onLineChanged(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Preloads the files of the following steps; none for an empty cart. */
function PreloadLinks({ step }: { step: CheckoutStep }) {
  const cart = useHeldCart();
  if (!cart || cart.detail.products.length === 0) return null;
  const ahead = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(step) + 1);
  const { scripts, styles } = filesOf(ahead.map((next) => barePath(stepPath(next))));
  return (
    <>
      {scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {styles.map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} />
      ))}
    </>
  );
}

/**
 * Preloads the code of the following checkout steps, so that a step opens at once and also offline, without loss of
 * input. Does nothing while offline: a chunk that fails makes the router reload the page.
 */
export function PreloadNextSteps() {
  const step = stepOf(useLocation().pathname);
  const isOnline = useSyncExternalStore(
    onLineChanged,
    () => navigator.onLine,
    () => false,
  );
  return isOnline && step !== null ? <PreloadLinks step={step} /> : null;
}
