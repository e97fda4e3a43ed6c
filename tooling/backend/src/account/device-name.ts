/** Names of browsers and systems in user agents; specific ones first, since browsers also claim to be others. */
const SYSTEMS = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;
const BROWSERS = [
  ["LINE", /\bLine\//],
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

/** System and browser of a user agent, e.g. `iPhone / Safari`; undefined when it names neither. */
export function deviceName(userAgent: string): string | undefined {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const names = [find(SYSTEMS), find(BROWSERS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(" / ") : undefined;
}
