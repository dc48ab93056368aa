import { problem } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { readInstruction } from './instruction-tag.ts';
import type { TagSite, Vocabulary } from './tag-site.ts';
import type { Token } from './tree.ts';
import { readVariable } from './variable-tag.ts';

const DOT = 46;
const HASH = 35;
/** Maximum tags in one template. Compiling more would block the process for seconds. */
export const TAG_LIMIT = 25_000;
/** Longer tags are text: the regular expressions for tags would overflow the stack. */
const MAX_TAG_LENGTH = 500_000;

export interface Tokens {
  readonly tokens: Token[];
  readonly problems: Problem[];
}

/** Splits the source into text and tags. Whatever does not parse as a tag is text. */
export const tokenize = (source: string, vocabulary: Vocabulary): Tokens => {
  const tokens: Token[] = [];
  const problems: Problem[] = [];
  const report = (found: Problem): void => void problems.push(found);
  let textStart = 0;
  const addText = (end: number): void => {
    if (end > textStart) tokens.push({ type: 'text', text: source.slice(textStart, end) });
  };
  let position = 0;
  let tags = 0;
  for (;;) {
    const tag = nextTag(source, position);
    if (tag === null) break;
    position = tag.end;
    const token = tag.isComment ? null : readTag(tag.content, { offset: tag.start, vocabulary, report });
    if (token === null && !tag.isComment) continue;
    addText(tag.start);
    textStart = tag.end;
    if (token === null) continue;
    if (++tags > TAG_LIMIT) {
      report(problem('template-too-long', tag.start, `${TAG_LIMIT}`));
      return { tokens, problems };
    }
    tokens.push(token);
  }
  addText(source.length);
  return { tokens, problems };
};

/** The range of a tag; comments are tags that print nothing. */
export interface TagSpan {
  readonly start: number;
  readonly end: number;
  /** Whether it prints a value, not template text or nothing. */
  readonly prints: boolean;
}

const printsValue = (token: Token): boolean =>
  token.type === 'variable' || token.type === 'eval' || (token.type === 'include' && token.prints);

/** Positions of tags in a source; everything else is text. */
export const findTags = (source: string, vocabulary: Vocabulary): TagSpan[] => {
  const spans: TagSpan[] = [];
  const report = (): void => undefined;
  for (let tag = nextTag(source, 0); tag !== null; tag = nextTag(source, tag.end)) {
    const { start, end, content, isComment } = tag;
    const token = isComment ? null : readTag(content, { offset: start, vocabulary, report });
    if (token !== null || isComment) spans.push({ start, end, prints: token !== null && printsValue(token) });
  }
  return spans;
};

const readTag = (content: string, site: TagSite): Token | null => {
  if (content.length > MAX_TAG_LENGTH) return null;
  return content.charCodeAt(0) === DOT ? readInstruction(content, site) : readVariable(content, site);
};

interface Tag {
  readonly start: number;
  readonly end: number;
  readonly content: string;
  readonly isComment: boolean;
}

/** The next candidate: from the last `{` before a `}` to that `}`, or a block comment. */
const nextTag = (source: string, from: number): Tag | null => {
  const open = source.indexOf('{', from);
  if (open < 0) return null;
  if (source.startsWith('##', open + 1)) return blockComment(source, open);
  const close = source.indexOf('}', open);
  if (close < 0) return null;
  const start = source.lastIndexOf('{', close);
  const content = source.slice(start + 1, close);
  return { start, end: close + 1, content, isComment: content.charCodeAt(0) === HASH };
};

// An unclosed comment extends to the end of the source.
const blockComment = (source: string, start: number): Tag => {
  const close = source.indexOf('##}', start + 3);
  return { start, end: close < 0 ? source.length : close + 3, content: '', isComment: true };
};
