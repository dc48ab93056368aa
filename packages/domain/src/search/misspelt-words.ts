/** Shorter words have too many neighbours, longer ones are codes. */
const LENGTHS = { min: 3, max: 24 } as const;

/** Digits belong to codes and sizes, which nobody means to correct. */
export const isCorrectable = (word: string): boolean =>
  word.length >= LENGTHS.min && word.length <= LENGTHS.max && /^\p{L}+$/u.test(word);

/**
 * A word itself and with each of its letters left out. Two words that differ by one letter more, less, other or
 * exchanged with the next share at least one of them.
 */
export const deletionsOf = (word: string): string[] => {
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
};

/** How many letters to insert, leave out, replace or exchange with the next one. */
const distanceOf = (from: string, to: string): number => {
  const [a, b] = [Array.from(from), Array.from(to)];
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, other] of b.entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1);
      const isExchanged = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      const exchanged = isExchanged ? (before[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, exchanged));
    }
    [before, above] = [above, current];
  }
  return above[b.length] ?? 0;
};

const SHORT = 5;

/** Two mistakes in a short word make another word of it. */
const mostMistakes = (word: string): number => (word.length <= SHORT ? 1 : 2);

/** The word of the site that a visitor most likely meant, if one is similar enough. */
export const nearestWord = (typed: string, candidates: readonly string[]): string | undefined =>
  candidates
    .map((word) => ({ word, distance: distanceOf(typed, word) }))
    .filter(({ distance }) => distance > 0 && distance <= mostMistakes(typed))
    .toSorted(
      (a, b) => a.distance - b.distance || a.word.length - b.word.length || (a.word < b.word ? -1 : 1),
    )
    .at(0)?.word;
