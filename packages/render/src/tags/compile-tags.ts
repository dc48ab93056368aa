import { scanTags, type FoundTag } from './scan-tags.ts';
import { encodeAttributes, isBodyTag, isPrintedTag, type Tag, type TagKind } from './tag.ts';

export interface TagProblem {
  readonly line: number;
  readonly message: string;
}

/** A template whose tags are compiled to instructions. */
export interface CompiledTags {
  readonly source: string;
  readonly tags: readonly Tag[];
  readonly problems: readonly TagProblem[];
}

const MAX_RESULTS = 100;

interface TagCompilation {
  readonly source: string;
  readonly found: readonly FoundTag[];
  readonly tags: Tag[];
  readonly problems: TagProblem[];
  /** Index of an opening tag to that of its closing one, and vice versa. */
  readonly pairs: ReadonlyMap<number, number>;
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

const findPairs = (found: readonly FoundTag[]): Map<number, number> => {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { shape, name }] of found.entries()) {
    if (shape === 'open') open.push(index);
    if (shape !== 'close') continue;
    const at = open.findLastIndex((each) => found[each]?.name === name);
    const opener = open[at];
    if (opener === undefined) continue;
    open.length = at;
    pairs.set(opener, index);
    pairs.set(index, opener);
  }
  return pairs;
};

const checkQuery = ({ attributes }: FoundTag): string | undefined => {
  const limit = Number(attributes['limit'] ?? 1);
  if (!attributes['collection']) return 'A query must name its collection: it shows nothing.';
  if (limit > MAX_RESULTS) return `A query gives at most ${MAX_RESULTS} items: the limit is lowered.`;
  return undefined;
};

/** A navigation may have its template as its body instead of naming one. */
const hasOwnBody = (tag: FoundTag, index: number, { pairs, found, source }: TagCompilation): boolean => {
  if (tag.name !== 'navigation' || tag.shape !== 'open' || 'template' in tag.attributes) return false;
  const closing = found[pairs.get(index) ?? -1];
  return closing !== undefined && source.slice(tag.end, closing.start).trim() !== '';
};

const openScope = (
  kind: TagKind,
  { attributes, start }: FoundTag,
  { source, tags }: TagCompilation,
): string => {
  tags.push({ kind, attributes, line: lineAt(source, start) });
  return `{.var @pageTag @|page-scope ${kind} ${encodeAttributes(attributes)}}{.section @pageTag}`;
};

const writeOpening = (tag: FoundTag, index: number, compilation: TagCompilation): string => {
  const { name, attributes } = tag;
  const line = lineAt(compilation.source, tag.start);
  const report = (message: string): string => {
    compilation.problems.push({ line, message });
    return '';
  };
  if (hasOwnBody(tag, index, compilation)) return openScope('navigation', tag, compilation);
  if (isPrintedTag(name)) {
    compilation.tags.push({ kind: name, attributes, line });
    return `{@|page-tag ${name} ${encodeAttributes(attributes)}}`;
  }
  if (!isBodyTag(name)) return report(`The tag squarespace:${name} is not known: it is left out.`);
  if (tag.shape === 'empty') return report(`The tag squarespace:${name} has no body: it shows nothing.`);
  if (!compilation.pairs.has(index))
    return report(`The tag squarespace:${name} is never closed: it is left out.`);
  const problem = name === 'query' ? checkQuery(tag) : undefined;
  if (problem !== undefined) report(problem);
  return openScope(name, tag, compilation);
};

const writeClosing = ({ name }: FoundTag, index: number, compilation: TagCompilation): string => {
  const opener = compilation.pairs.get(index);
  if (opener === undefined) return '';
  const tag = compilation.found[opener];
  return isBodyTag(name) || (tag && hasOwnBody(tag, opener, compilation)) ? '{.end}' : '';
};

/** Keeps the line count, or errors after the tag would have wrong line numbers. */
const preserveLines = (original: string): string => {
  const lines = original.split('\n').length - 1;
  return lines === 0 ? '' : `{##${'\n'.repeat(lines)}##}`;
};

/**
 * Compiles the tags of a template to instructions. Data is inserted later and never scanned, so a title that
 * looks like a tag stays text.
 */
export const compileTags = (source: string): CompiledTags => {
  const found = scanTags(source);
  const compilation: TagCompilation = { source, found, tags: [], problems: [], pairs: findPairs(found) };
  let compiledText = '';
  let position = 0;
  for (const [index, tag] of found.entries()) {
    const write = tag.shape === 'close' ? writeClosing : writeOpening;
    compiledText += source.slice(position, tag.start) + write(tag, index, compilation);
    compiledText += preserveLines(source.slice(tag.start, tag.end));
    position = tag.end;
  }
  return {
    source: compiledText + source.slice(position),
    tags: compilation.tags,
    problems: compilation.problems,
  };
};
