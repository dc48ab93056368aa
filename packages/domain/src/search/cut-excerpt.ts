/** Longer than what is shown of texts with spaces; scripts without them have no other end. */
const LONGEST = 320;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A text that is not longer than an excerpt should be; it ends with a whole word. */
export const cutExcerpt = (text: string): string => {
  if (text.length <= LONGEST) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, LONGEST * 2))) {
    if (index + segment.length > LONGEST) break;
    end = index + segment.length;
  }
  // A single word without an end.
  return `${text.slice(0, end === 0 ? LONGEST : end).trimEnd()}…`;
};
