/** Code in a document that browsers would run, with its position. */
export interface CodePart {
  /** The top-level field or block area; the same in a copy. */
  readonly area: string;
  /** The path in the document; that of a block does not change when it moves within its area. */
  readonly place: string;
  /** Everything that determines what runs, as one text. */
  readonly text: string;
}

/** Equal for the same code at the same path. */
export const codeKey = ({ place, text }: CodePart): string => `${place}\n${text}`;

/** Parts that are new or changed, which requires a permission. */
export const findNewCode = (before: readonly CodePart[], after: readonly CodePart[]): readonly CodePart[] => {
  const known = new Set(before.map(codeKey));
  return after.filter((part) => !known.has(codeKey(part)));
};

/** Parts of a copy that its original does not have in the same area, or not as often. */
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
