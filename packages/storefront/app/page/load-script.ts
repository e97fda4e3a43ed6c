/** How long a third-party script may take to load. */
export const SCRIPT_LIMIT_MS = 10_000;

/**
 * Adds a script to the page and returns what it defines.
 * @throws Error if it does not load in time or defines nothing; the element is then removed, so that another call can try again
 */
export function loadScript<T>(url: string, read: () => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const end = () => {
      clearTimeout(timer);
      const defined = read();
      if (defined !== undefined) return resolve(defined);
      script.remove();
      return reject(new Error(`${url} could not be loaded`));
    };
    const timer = setTimeout(end, SCRIPT_LIMIT_MS);
    Object.assign(script, { async: true, src: url });
    script.addEventListener("error", end);
    script.addEventListener("load", end);
    document.head.append(script);
  });
}
