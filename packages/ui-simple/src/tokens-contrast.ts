/** WCAG 2.2, 1.4.3: the least ratio between a text and its ground. */
export const LEAST_CONTRAST = 4.5;

/** Tokens that text may stand on when the rule that colours it names no ground of its own. */
export const GROUNDS = ["--color-paper", "--color-paper-quiet"];

/** Opaque colour tokens of a style sheet by name; a later one replaces an earlier one, as in the cascade. */
export function readTokens(...sheets: string[]): Map<string, string> {
  const matches = sheets.flatMap((sheet) => [...sheet.matchAll(/(--color-[\w-]+):\s*(#[0-9a-f]{6})\b/gi)]);
  return new Map(matches.map(([, name, value]) => [name ?? "", value ?? ""]));
}

/** Pairs of text and ground tokens that a style sheet's rules put together. */
export function readPairs(sheet: string): [text: string, ground: string][] {
  return [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = ""]) => {
    const text = /(?:^|[\s;])color:\s*var\((--color-[\w-]+)\)/.exec(body)?.[1];
    const ground = /(?:^|[\s;])background(?:-color)?:[^;]*var\((--color-[\w-]+)\)/.exec(body)?.[1];
    if (!text && !ground) return [];
    return (ground ? [ground] : GROUNDS).map((on): [string, string] => [text ?? "--color-ink", on]);
  });
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours written as #rrggbb, from 1 to 21; endless where one is unknown or see-through. */
export function contrast(first: string | undefined, second: string | undefined): number {
  if (!first || !second) return Number.POSITIVE_INFINITY;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
