/** The files that bring a page to life, as their addresses. */
export interface Scripts {
  /** The route table; it must be there before the entry. */
  manifest: string;
  /** The page's routes by their ids. */
  routes: Readonly<Record<string, string>>;
  entry: string;
  /** What those import: asked for with them instead of after them. */
  shared: readonly string[];
}

declare global {
  interface Window {
    /** Where React Router looks for the routes of the page that the server made. */
    __reactRouterRouteModules?: Record<string, unknown>;
    /** The buttons that were pressed before the page could answer, in their order; see `early-input.ts`. */
    norenEarlyPresses?: HTMLButtonElement[];
  }
}

/** However slow a picture is: the page comes to life after this, in milliseconds. */
export const BOOT_LATEST_MS = 2000;

/**
 * Brings a page to life once it can be seen: its words and pictures come before its scripts, unless the visitor touches
 * it first. It is written into the page as text, so it uses nothing from outside. Where a file cannot be had, the page
 * is reloaded [error.chunk-reload], with a line again; until then the browser answers presses as it can.
 * @param guardMs between two such reloads at least
 * @param load imports an address
 */
export function boot(
  { manifest, routes, entry, shared }: Scripts,
  { latestMs, guardMs }: { latestMs: number; guardMs: number },
  load: (url: string) => unknown,
  reload: () => void,
): void {
  const tryAgain = () => {
    const mark = "noren-boot-reload";
    const now = Date.now();
    try {
      if (now - Number(sessionStorage.getItem(mark)) < guardMs) return;
      sessionStorage.setItem(mark, String(now));
      reload();
    } catch {
      // Without storage nobody knows how often it has been tried.
    }
  };
  const fail = () => {
    delete window.norenEarlyPresses;
    if (navigator.onLine) tryAgain();
    else window.addEventListener("online", tryAgain, { once: true });
  };

  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const ids = Object.keys(routes);
    const common = shared.map(load);
    void Promise.all([load(manifest), ...Object.values(routes).map(load), ...common])
      .then(([, ...modules]) => {
        window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
        return load(entry);
      })
      .catch(fail);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  setTimeout(begin, latestMs);
  for (const touch of ["pointerdown", "keydown", "focusin"])
    document.addEventListener(touch, begin, { once: true, capture: true, passive: true });

  window.norenEarlyPresses = [];
  document.addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("button");
      const pressed = window.norenEarlyPresses;
      if (!pressed || !button || button.form?.method === "get") return;
      event.preventDefault();
      // The same once more is impatience: nothing has been seen to happen yet.
      if (pressed.at(-1) !== button) pressed.push(button);
    },
    { capture: true },
  );
}
