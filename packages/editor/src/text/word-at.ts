import type { Node } from '@tiptap/pm/model';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Placeholder for inline nodes, to preserve offsets. */
const OTHER_NODE = '\uFFFC';

/** Also segments languages without spaces. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The word at a position, as selected by a double click; undefined between words. */
export const wordAt = (doc: Node, position: number): Span | undefined => {
  const place = doc.resolve(position);
  if (!place.parent.isTextblock) return undefined;
  const text = place.parent.textBetween(0, place.parent.content.size, undefined, OTHER_NODE);
  const at = Math.min(place.parentOffset, text.length - 1);
  const found = at < 0 ? undefined : segmenter.segment(text).containing(at);
  // After the last character of a word the segment is the following space.
  const before = found?.isWordLike || at === 0 ? undefined : segmenter.segment(text).containing(at - 1);
  const word = [found, before].find((segment) => segment?.isWordLike);
  if (!word) return undefined;
  const from = place.start() + word.index;
  return { from, to: from + word.segment.length };
};
