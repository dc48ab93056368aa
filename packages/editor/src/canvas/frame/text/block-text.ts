import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import { isRecord, isSameContent } from '@sitewright/domain/documents';
import { newId } from '../../../documents/index.ts';
import type { Perform } from '../../actions/action.ts';
import { addBlock, changeValue } from '../../actions/block-actions.ts';
import { blockIn } from '../../model/page-areas.ts';

/** Edited texts are stored as a document, no longer as imported HTML. */
export const withDocument = (value: PlacedBlock['value'], document: unknown): PlacedBlock['value'] => {
  const { html: _html, ...rest } = value;
  return { ...rest, document };
};

/** The value with the text of a former one. */
const withTextOf = (value: PlacedBlock['value'], former: PlacedBlock['value']): PlacedBlock['value'] => {
  const { document: _document, html: _html, ...rest } = value;
  const texts = Object.entries(former).filter(([name]) => name === 'document' || name === 'html');
  return { ...rest, ...Object.fromEntries(texts) };
};

const isBlank = (node: unknown): boolean =>
  isRecord(node) && node['type'] === 'paragraph' && !('content' in node);

const inText = (text: string) => (text === '' ? [] : [{ type: 'text', text }]);

const paragraph = (text: string) =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: inText(text) };

/** The paragraph with appended text; undefined for other nodes. */
const goOn = (node: unknown, words: string) =>
  isRecord(node) && node['type'] === 'paragraph' && Array.isArray(node['content'])
    ? { ...node, content: [...node['content'], ...inText(words)] }
    : undefined;

const appendToDocument = (content: readonly unknown[], [first = '', ...rest]: readonly string[]) => {
  const before = content.every(isBlank) ? [] : content;
  const last = goOn(before.at(-1), first);
  return [...(last ? [...before.slice(0, -1), last] : [...before, paragraph(first)]), ...rest.map(paragraph)];
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const appendToHtml = (html: string, [first = '', ...rest]: readonly string[]): string => {
  const [before, end] = /^(.*)(<\/p>)\s*$/s.exec(html)?.slice(1) ?? [`${html}<p>`, '</p>'];
  return [`${before}${escaped(first)}${end}`, ...rest.map((line) => `<p>${escaped(line)}</p>`)].join('');
};

/** Appends lines to a block's text, stored as a document or as imported HTML. */
export const appendLines = (value: PlacedBlock['value'], typed: string): PlacedBlock['value'] => {
  const lines = typed.split('\n');
  const { document: stored, html } = value;
  if (typeof html === 'string' && !isRecord(stored)) return { ...value, html: appendToHtml(html, lines) };
  const content = isRecord(stored) && Array.isArray(stored['content']) ? stored['content'] : [];
  return withDocument(value, {
    type: 'doc',
    ...(isRecord(stored) ? stored : {}),
    content: appendToDocument(content, lines),
  });
};

export const isSameText = (one: PlacedBlock['value'], other: PlacedBlock['value']): boolean =>
  isSameContent([one['document'], one['html']], [other['document'], other['html']]);

/** Returns the id of the new block. */
export const addBelow = (perform: Perform, blockId: string, kind: BlockKind): string | undefined => {
  const id = newId();
  const isAdded = perform((pageAreas) => {
    const found = blockIn(pageAreas, blockId);
    return found && addBlock(found.area, { kind, id, at: { afterBlockId: blockId } });
  });
  return isAdded ? id : undefined;
};

interface Written {
  readonly document: unknown;
  readonly label: string;
  /** The value it was based on, if the block has changed since. */
  readonly base?: PlacedBlock['value'];
}

export const storeText = (
  perform: Perform,
  blockId: string,
  { document: written, label, base }: Written,
): void => {
  perform((pageAreas) => {
    const found = blockIn(pageAreas, blockId);
    if (!found) return undefined;
    const { value } = found.block;
    return changeValue(pageAreas, blockId, {
      value: withDocument(value, written),
      label,
      ...(base && { base: withTextOf(value, base) }),
    });
  });
};

/** Stores input that was typed before the editor could be opened. */
export const storeLines = (perform: Perform, blockId: string, typed: string): void => {
  perform((pageAreas) => {
    const value = blockIn(pageAreas, blockId)?.block.value;
    return value && changeValue(pageAreas, blockId, { value: appendLines(value, typed), label: 'Edit text' });
  });
};
