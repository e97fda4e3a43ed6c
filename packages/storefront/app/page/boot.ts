import type { PageScripts } from "../router-internals/handoff.ts";

/** The page hydrates after this many milliseconds at the latest, however slow its pictures are. */
export const BOOT_LATEST_MS = 2000;

/** What `boot` cannot contain itself, because a bundler or React Router owns it. */
interface BootEnvironment {
  /** Imports a module by its URL. */
  load: (url: string) => unknown;
  /** Hands the loaded route modules to React Router, by route id. */
  register: (modules: Record<string, unknown>) => void;
  reload: () => void;
}

/**
 * Loads the scripts of a page once its pictures are there, or as soon as the user interacts with it. The server writes
 * this function into the page as text, so it uses nothing from outside. Reloads the page when a file cannot be loaded
 * [error.chunk-reload] as soon as the browser is online; until then the browser handles clicks itself. Reloads it too when
 * the back button has changed the URL meanwhile: the history entries of one document stay together over a reload, so the
 * browser keeps the HTML of the former URL.
 * @param guardMs minimum time between two such reloads
 */
export function boot(
  { manifest, routes, entry, shared }: PageScripts,
  { latestMs, guardMs }: { latestMs: number; guardMs: number },
  { load, register, reload }: BootEnvironment,
): void {
  const tryAgain = () => {
    const mark = "noren-boot-reload";
    const now = Date.now();
    try {
      if (now - Number(sessionStorage.getItem(mark)) < guardMs) return;
      sessionStorage.setItem(mark, String(now));
      reload();
    } catch {
      // Without storage the number of reloads is unknown, so it does not reload.
    }
  };
  const fail = () => {
    delete window.norenEarlyPresses;
    delete window.norenLatePresses;
    if (navigator.onLine) tryAgain();
    else window.addEventListener("online", tryAgain, { once: true });
  };

  const readUrl = () => location.pathname + location.search;
  const url = readUrl();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const ids = Object.keys(routes);
    const common = shared.map(load);
    void Promise.all([load(manifest), ...Object.values(routes).map(load), ...common])
      .then(([, ...modules]) => {
        if (readUrl() !== url) return reload();
        register(Object.fromEntries(ids.map((id, index) => [id, modules[index]])));
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
  window.norenLatePresses = [];
  document.addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("button");
      // React drops clicks in a part that hydrates later than the page; this listener is older than React's.
      const pressed = button?.closest("[data-late]") ? window.norenLatePresses : window.norenEarlyPresses;
      if (!pressed || !button || button.form?.method === "get") return;
      event.preventDefault();
      // React may have hydrated the button, and must not handle the click as well as its replay.
      event.stopImmediatePropagation();
      // A second click on the same button is impatience: the page has shown no reaction yet.
      if (pressed.at(-1) !== button) pressed.push(button);
    },
    { capture: true },
  );
}
