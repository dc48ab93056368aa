import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import { isSameContent } from '@sitewright/domain/documents';
import { newId } from '../../document/index.ts';
import type { Perform } from '../acts/act.ts';
import { addBlock, changeValue } from '../acts/block-acts.ts';
import { blockIn } from '../model/scene.ts';

/** Once written here, a text is stored as a document and no longer as it was imported. */
export const withDocument = (value: PlacedBlock['value'], document: unknown): PlacedBlock['value'] => {
  const { html: _html, ...rest } = value;
  return { ...rest, document };
};

/** A block with the text that it had. */
const withTextOf = (value: PlacedBlock['value'], former: PlacedBlock['value']): PlacedBlock['value'] => {
  const { document: _document, html: _html, ...rest } = value;
  const texts = Object.entries(former).filter(([name]) => name === 'document' || name === 'html');
  return { ...rest, ...Object.fromEntries(texts) };
};

const isBlank = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  node.type === 'paragraph' &&
  !('content' in node);

const paragraph = (text: string) =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };

/** A stored text with lines behind it; nothing for one that was imported and is no document yet. */
export const withLines = (value: PlacedBlock['value'], typed: string): unknown => {
  const stored = value['document'];
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('content' in stored) ||
    !Array.isArray(stored.content)
  )
    return undefined;
  const before: readonly unknown[] = stored.content.every(isBlank) ? [] : stored.content;
  return { ...stored, content: [...before, ...typed.split('\n').map(paragraph)] };
};

export const isSameText = (one: PlacedBlock['value'], other: PlacedBlock['value']): boolean =>
  isSameContent([one['document'], one['html']], [other['document'], other['html']]);

/** The id of the new block. */
export const addBelow = (perform: Perform, blockId: string, kind: BlockKind): string | undefined => {
  const id = newId();
  const isAdded = perform((scene) => {
    const found = blockIn(scene, blockId);
    return found && addBlock(found.area, { kind, id, at: { afterBlockId: blockId } });
  });
  return isAdded ? id : undefined;
};

interface Written {
  readonly document: unknown;
  readonly label: string;
  /** What it was written on, where the block holds something else by now. */
  readonly base?: PlacedBlock['value'];
}

export const keepText = (
  perform: Perform,
  blockId: string,
  { document: written, label, base }: Written,
): void => {
  perform((scene) => {
    const found = blockIn(scene, blockId);
    if (!found) return undefined;
    const { value } = found.block;
    return changeValue(scene, blockId, {
      value: withDocument(value, written),
      label,
      ...(base && { base: withTextOf(value, base) }),
    });
  });
};
