/** WCAG 2.2, 1.4.3: the least ratio between a text and its ground. */
export const LEAST_CONTRAST = 4.5;

/** Tokens that text may stand on when the rule that colours it names no ground of its own. */
export const GROUNDS = ["--color-paper", "--color-paper-quiet"];

/** Darkens the page behind a dialog; no text is on it. */
const BACKDROP = "--color-scrim";

/** Colour tokens of a style sheet by name; a later one replaces an earlier one, as in the cascade. */
export function readTokens(...sheets: string[]): Map<string, string> {
  const matches = sheets.flatMap((sheet) => [...sheet.matchAll(/(--color-[\w-]+):\s*(#[0-9a-f]{6}\b|rgb\([^)]*\))/gi)]);
  return new Map(matches.map(([, name, value]) => [name ?? "", value ?? ""]));
}

/** Pairs of text and ground tokens that a style sheet's rules put together. */
export function readPairs(sheet: string): [text: string, ground: string][] {
  return [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = ""]) => {
    const text = /(?:^|[\s;])color:\s*var\((--color-[\w-]+)\)/.exec(body)?.[1];
    const ground = /(?:^|[\s;])background(?:-color)?:[^;]*var\((--color-[\w-]+)\)/.exec(body)?.[1];
    if ((!text && !ground) || ground === BACKDROP) return [];
    return (ground ? [ground] : GROUNDS).map((on): [string, string] => [text ?? "--color-ink", on]);
  });
}

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Colour = readonly [number, number, number, number];

/** Reads `#rrggbb` and `rgb(24 25 28 / 48%)`. */
function readColour(text: string): Colour {
  const parts = text.startsWith("#")
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, percent = 100] = parts;
  return [red, green, blue, percent / 100];
}

/** A see-through colour in front of a grey of the given level. */
const over = ([red, green, blue, opacity]: Colour, grey: number): Colour => {
  const mix = (part: number) => part * opacity + grey * (1 - opacity);
  return [mix(red), mix(green), mix(blue), 1];
};

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(first: Colour, second: Colour): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Contrast of a text and its ground, from 1 to 21; infinite where one is unknown. A see-through ground lies over a picture,
 * so the worse of a black and a white one counts.
 */
export function contrast(text: string | undefined, ground: string | undefined): number {
  if (!text || !ground) return Number.POSITIVE_INFINITY;
  const [front, back] = [readColour(text), readColour(ground)];
  return Math.min(...[0, 255].map((grey) => contrastOf(over(front, grey), over(back, grey))));
}
