import { readPredicate } from './predicate-tag.ts';
import type { Reference } from './reference.ts';
import { TagReader } from './tag-reader.ts';
import type { TagSite } from './tag-site.ts';
import type { LogicalOperator, OrNode, PredicateUse, Token } from './tree.ts';
import { readPipeline } from './variable-tag.ts';

type Read = (reader: TagReader, site: TagSite) => Token | null;

/** Reads a tag whose content starts with a dot. */
export const readInstruction = (content: string, site: TagSite): Token | null => {
  const reader = new TagReader(content);
  reader.take('.');
  const predicate = readPredicate(reader, site);
  if (predicate) return { type: 'predicate', predicate, body: [], alternative: null, offset: site.offset };
  const keyword = reader.word();
  const read = keyword === null ? undefined : INSTRUCTIONS.get(keyword);
  const token = read?.(reader, site) ?? null;
  return token !== null && reader.isAtEnd ? token : null;
};

const readSection: Read = (reader, { offset }) => {
  const reference = reader.space() ? reader.reference() : null;
  return reference && { type: 'section', reference, body: [], alternative: null, offset };
};

const readRepeated: Read = (reader, { offset }) => {
  const reference = reader.take(' section') && reader.space() ? reader.reference() : null;
  return reference && { type: 'repeated', reference, body: [], between: [], alternative: null, offset };
};

const readAlternates: Read = (reader, { offset }) =>
  reader.take(' with') ? { type: 'alternates', offset } : null;

const readOr: Read = (reader, site) => {
  if (reader.isAtEnd) return orNode(null, site);
  const predicate = reader.take(' ') ? readPredicate(reader, site) : null;
  return predicate && orNode(predicate, site);
};

const orNode = (predicate: PredicateUse | null, { offset }: TagSite): OrNode => ({
  type: 'or',
  predicate,
  body: [],
  alternative: null,
  offset,
});

const readIf: Read = (reader, site) => {
  if (!reader.space()) return null;
  const { offset } = site;
  const predicate = readPredicate(reader, site);
  if (predicate) return { type: 'predicate', predicate, body: [], alternative: null, offset };
  const condition = readCondition(reader);
  reader.space();
  if (condition === null) return null;
  const { references, operators } = condition;
  return { type: 'if', references, operators, body: [], alternative: null, offset };
};

const readCondition = (
  reader: TagReader,
): { references: Reference[]; operators: LogicalOperator[] } | null => {
  const references: Reference[] = [];
  const operators: LogicalOperator[] = [];
  for (;;) {
    const reference = reader.reference();
    if (reference === null) return null;
    references.push(reference);
    const operator = reader.logicalOperator();
    if (operator === null) return { references, operators };
    operators.push(operator);
  }
};

const readBindVariable: Read = (reader, site) => {
  const name = reader.take(' ') ? reader.localName() : null;
  const pipeline = name !== null && reader.take(' ') ? readPipeline(reader, site) : null;
  if (name === null || pipeline === null) return null;
  const { references, formatters } = pipeline;
  return { type: 'bind-variable', name, references, formatters, offset: site.offset };
};

const readBindObject: Read = (reader, { offset }) => {
  const name = reader.take(' ') ? reader.localName() : null;
  if (name === null || !reader.take(' ')) return null;
  const entries: [string, Reference][] = [];
  do {
    const key = reader.word();
    // A trailing space, or a last word without `=`, is ignored; the entries before it stay valid.
    if (key === null || !reader.take('=')) break;
    const reference = reader.reference();
    if (reference === null) return null;
    entries.push([key, reference]);
  } while (reader.space());
  return entries.length > 0 ? { type: 'bind-object', name, entries, offset } : null;
};

const readInject: Read = (reader, { offset }) => {
  const name = reader.take(' ') ? reader.localName() : null;
  const path = name !== null && reader.take(' ') ? reader.filePath() : null;
  reader.argumentsUpTo('');
  return name !== null && path !== null ? { type: 'inject', name, path, offset } : null;
};

const readInclude: Read = (reader, { offset }) => {
  if (!reader.content.startsWith(' ', reader.position)) return null;
  const [name = '', ...options] = reader.argumentsUpTo('');
  if (name === '' && options.length === 0) return null;
  return { type: 'include', name, prints: options.includes('output'), offset };
};

const readMacro: Read = (reader, { offset }) => {
  const name = reader.take(' ') ? reader.filePath() : null;
  return name === null ? null : { type: 'macro', name, body: [], offset };
};

const readEval: Read = (reader, { offset }) =>
  reader.space() ? { type: 'eval', source: reader.rest(), offset } : null;

const mark =
  (type: 'end' | 'end-of-file'): Read =>
  (_reader, { offset }) => ({ type, offset });

const literal =
  (text: string): Read =>
  () => ({ type: 'text', text });

const INSTRUCTIONS: ReadonlyMap<string, Read> = new Map([
  ['section', readSection],
  ['repeated', readRepeated],
  ['alternates', readAlternates],
  ['or', readOr],
  ['end', mark('end')],
  ['if', readIf],
  ['var', readBindVariable],
  ['ctx', readBindObject],
  ['inject', readInject],
  ['include', readInclude],
  ['macro', readMacro],
  ['eval', readEval],
  ['eof', mark('end-of-file')],
  ['meta-left', literal('{')],
  ['meta-right', literal('}')],
  ['space', literal(' ')],
  ['tab', literal('\t')],
  ['newline', literal('\n')],
]);
