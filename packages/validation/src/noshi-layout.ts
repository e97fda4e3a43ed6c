/** Vertical text on a のし: the middle of its column, its top, its letter size and the space between letters. */
export interface VerticalText {
  text: string;
  x: number;
  top: number;
  size: number;
  spacing: number;
}

/** The paper in its own units, A4 across. */
export const PAPER = { width: 396, height: 280, middle: 198, cord: 142 };

const TITLE = { top: 14, height: 80 };
const NAMES = { top: 178, height: 90 };

/** The space between few letters, by their number, in letters. */
const SPREAD = [0, 0, 0.5, 0.5];

/** Counts graphemes: a kanji with a variation selector is one. */
export const lettersOf = (text: string) => [...new Intl.Segmenter("ja").segment(text)].length;

/** Reduces the size with the length, and spreads few letters over the height. */
function fitText(text: string, x: number, area: { top: number; height: number }, maxSize: number): VerticalText {
  const letters = Math.max(lettersOf(text), 1);
  const size = Math.min(maxSize, area.height / letters);
  const room = (area.height - letters * size) / letters;
  const spacing = Math.min(room, size * (SPREAD[letters] ?? 0));
  const length = letters * size + (letters - 1) * spacing;
  return { text, x, top: area.top + (area.height - length) / 2, size, spacing };
}

const lengthOf = ({ text, size, spacing }: VerticalText) => {
  const letters = lettersOf(text);
  return letters * size + (letters - 1) * spacing;
};

/** The title above the knot. */
export const layOutTitle = (title: string): VerticalText =>
  fitText(title, PAPER.middle, TITLE, title.length === 1 ? 42 : 31);

const NAME_SIZES = [25, 21, 17];

/**
 * The names from right to left by rank, of one size. A given name without a family name, as of a couple, is aligned with
 * the end of the first name.
 */
export function layOutNames(names: readonly string[]): VerticalText[] {
  const columns = names.map((name) => fitText(name, 0, NAMES, NAME_SIZES[names.length - 1] ?? 17));
  const size = Math.min(...columns.map((column) => column.size));
  const pitch = size * 1.45;
  const [first] = columns;
  return columns.map((column, index) => {
    const even = { ...column, size, spacing: names.length > 1 ? size * 0.08 : column.spacing };
    const x = PAPER.middle + ((names.length - 1) / 2 - index) * pitch;
    if (names.length === 1 || !first) return { ...even, x };
    const longest = Math.max(...columns.map((each) => lengthOf({ ...each, size, spacing: even.spacing })));
    const top = NAMES.top + (NAMES.height - longest) / 2;
    const isGivenName = index > 0 && /\s/.test(first.text) && !/\s/.test(column.text);
    return { ...even, x, top: isGivenName ? top + longest - lengthOf(even) : top };
  });
}

/** The reading beside the first name, spread over its length. */
export function layOutReading(reading: string, name: VerticalText): VerticalText {
  const letters = lettersOf(reading);
  const size = Math.min(name.size * 0.36, lengthOf(name) / letters);
  const spacing = letters > 1 ? (lengthOf(name) - letters * size) / letters : 0;
  return { text: reading, x: name.x + name.size * 0.5 + size * 0.75, top: name.top + spacing / 2, size, spacing };
}

/** The company or role, small at the upper right of the first name, beyond its reading. */
export function layOutAffiliation(
  affiliation: string,
  name: VerticalText | undefined,
  hasReading: boolean,
): VerticalText {
  const size = Math.min(10.5, NAMES.height / lettersOf(affiliation));
  const beside = name ? name.x + name.size * 0.5 + size * (hasReading ? 1.9 : 0.85) : PAPER.middle;
  return { text: affiliation, x: beside, top: NAMES.top, size, spacing: 0 };
}
