/** One piece of a document that browsers would run, at its place in the document. */
export interface CodePart {
  /** The top-level field or block area it stands in; a copy has it in the same area. */
  readonly area: string;
  /** The path in the document; a block keeps its place while it moves within its area. */
  readonly place: string;
  /** Everything that decides what runs, as one text. */
  readonly text: string;
}

/** Equal for the same code at the same place. */
export const codeKey = ({ place, text }: CodePart): string => `${place}\n${text}`;

/** The parts whose code did not stand at their place before: adding or changing these needs a permission. */
export const findNewCode = (before: readonly CodePart[], after: readonly CodePart[]): readonly CodePart[] => {
  const known = new Set(before.map(codeKey));
  return after.filter((part) => !known.has(codeKey(part)));
};

/** The parts of a copy that its original does not have in the same area, or not as often. */
export const findAddedCode = (
  original: readonly CodePart[],
  copy: readonly CodePart[],
): readonly CodePart[] => {
  const left = original.map(({ area, text }) => `${area}\n${text}`);
  return copy.filter(({ area, text }) => {
    const index = left.indexOf(`${area}\n${text}`);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};
