import type { TagAttributes } from './tag.ts';

/** A tag in the source. */
export interface FoundTag {
  readonly name: string;
  readonly shape: 'open' | 'close' | 'empty';
  readonly attributes: TagAttributes;
  readonly start: number;
  readonly end: number;
}

/** Comments of the language and of HTML are skipped: tags in them have no effect. */
const CANDIDATE = /\{##[\s\S]*?##\}|\{#[^}]*\}|<!--[\s\S]*?-->|<(\/?)squarespace:([a-z-]+)/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const QUOTES = new Set(['"', "'"]);

/** The end of a tag: after the first `>` that is neither quoted nor inside an instruction. */
const endOfTag = (source: string, from: number): number => {
  let quote = '';
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === '{') depth++;
    else if (sign === '}') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (QUOTES.has(sign)) quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
};

const readAttributes = (text: string): TagAttributes =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').trim(),
    ]),
  );

const readTag = (source: string, match: RegExpExecArray): FoundTag | undefined => {
  const start = match.index;
  const inner = start + match[0].length;
  const end = endOfTag(source, inner);
  if (end < 0) return undefined;
  const text = source.slice(inner, end - 1);
  const isEmpty = text.trimEnd().endsWith('/');
  return {
    name: (match[2] ?? '').toLowerCase(),
    shape: match[1] === '/' ? 'close' : isEmpty ? 'empty' : 'open',
    attributes: readAttributes(isEmpty ? text.trimEnd().slice(0, -1) : text),
    start,
    end,
  };
};

export const scanTags = (source: string): FoundTag[] => {
  const found: FoundTag[] = [];
  CANDIDATE.lastIndex = 0;
  for (let match = CANDIDATE.exec(source); match !== null; match = CANDIDATE.exec(source)) {
    if (match[2] === undefined) continue;
    const tag = readTag(source, match);
    if (tag === undefined) break;
    found.push(tag);
    CANDIDATE.lastIndex = tag.end;
  }
  return found;
};
