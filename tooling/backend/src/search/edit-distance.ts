/** Kana that differ in voicing or size only, such as バ and ハ, ツ and ッ, are easily confused. */
const SIMILAR = 0.5;

const baseKana = (kana: string) =>
  (kana.normalize("NFD")[0] ?? kana).replace(/[ァィゥェォッャュョヮ]/, (small) =>
    String.fromCodePoint((small.codePointAt(0) ?? 0) + 1),
  );

/**
 * Returns the edit distance of two folded words: 1 for each character that is inserted, deleted, replaced, or swapped with
 * the next one, and less for similar kana. Stops with Infinity when it exceeds `max`.
 */
export function editDistance(from: string, to: string, max: number): number {
  const a = Array.from(from);
  const b = Array.from(to);
  if (Math.abs(a.length - b.length) > max) return Infinity;
  const [basesOfA, basesOfB] = [a.map(baseKana), b.map(baseKana)];
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [x = "", y = ""] = [a[i - 1], b[j - 1]];
      const replaced = x === y ? 0 : basesOfA[i - 1] === basesOfB[j - 1] ? SIMILAR : 1;
      let best = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + replaced);
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) best = Math.min(best, at(before, j - 2) + 1);
      row.push(best);
    }
    if (Math.min(...row) > max) return Infinity;
    before = previous;
    previous = row;
  }
  const distance = at(previous, b.length);
  return distance > max ? Infinity : distance;
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
