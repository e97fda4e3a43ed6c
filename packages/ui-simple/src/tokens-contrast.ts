/** WCAG 2.2, 1.4.3: the minimum contrast ratio of text and background. */
export const MIN_CONTRAST = 4.5;

/** The backgrounds of text whose rule sets no background of its own. */
export const BACKGROUNDS = ["--color-paper", "--color-paper-quiet"];

/** Covers the page behind a dialog and carries no text. */
const BACKDROP = "--color-scrim";

/** The colour tokens of style sheets by name; a later declaration replaces an earlier one, as in the cascade. */
export function readTokens(...sheets: string[]): Map<string, string> {
  const matches = sheets.flatMap((sheet) => [...sheet.matchAll(/(--color-[\w-]+):\s*(#[0-9a-f]{6}\b|rgb\([^)]*\))/gi)]);
  return new Map(matches.map(([, name, value]) => [name ?? "", value ?? ""]));
}

/** The pairs of text and background tokens that a style sheet's rules combine. */
export function readPairs(sheet: string): [text: string, background: string][] {
  return [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = ""]) => {
    const text = /(?:^|[\s;])color:\s*var\((--color-[\w-]+)\)/.exec(body)?.[1];
    const background = /(?:^|[\s;])background(?:-color)?:[^;]*var\((--color-[\w-]+)\)/.exec(body)?.[1];
    if ((!text && !background) || background === BACKDROP) return [];
    return (background ? [background] : BACKGROUNDS).map((on): [string, string] => [text ?? "--color-ink", on]);
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

/** Blends a translucent colour with a grey of the given level. */
const blend = ([red, green, blue, opacity]: Colour, grey: number): Colour => {
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
 * The contrast ratio of text and background, from 1 to 21; infinite where one is unknown. A translucent background
 * covers a picture, so the lower ratio of a black and a white picture counts.
 */
export function contrast(text: string | undefined, background: string | undefined): number {
  if (!text || !background) return Number.POSITIVE_INFINITY;
  const [front, back] = [readColour(text), readColour(background)];
  return Math.min(...[0, 255].map((grey) => contrastOf(blend(front, grey), blend(back, grey))));
}
