import { blockOf, valueAt, type Path } from '@sitewright/domain/documents';
import { nameOfBlock } from '../canvas/index.ts';
import { titleIn } from '../documents/index.ts';
import type { Describe } from './describe.ts';
import { describeProductPath } from './describe-product.ts';
import { difference } from './difference.ts';
import { describeValue, isPlacedBlock, nameOfField } from './describe-value.ts';

/** Fields that stand for the block as a whole. */
const itself = new Set(['', 'document', 'html']);

const pathTo = (content: unknown, path: Path, id: string): Path | undefined => {
  const end = path.indexOf(id);
  const part = path.slice(0, end + 1);
  return end >= 0 && valueAt(content, part) !== undefined ? part : undefined;
};

const describeBlock = (content: unknown, path: Path, id: string): string => {
  const member = pathTo(content, path, id);
  const block = member && valueAt(content, member);
  const field = path.slice(path.indexOf(id) + 1).find((each) => each !== 'value') ?? '';
  const name = isPlacedBlock(block) ? nameOfBlock(block) : 'Block or section';
  return itself.has(field) ? name : `${name}: ${nameOfField(field)}`;
};

/** Names a conflicting path: a block and its field, or a setting. */
export const describePath = (content: unknown, path: Path): string => {
  const product = describeProductPath(content, path);
  if (product !== undefined) return product;
  const id = blockOf(path);
  return id === undefined ? path.map(nameOfField).join(' › ') : describeBlock(content, path, id);
};

/** Describes documents with a layout or settings. */
export const describeLayout = (name: string): Describe => ({
  location: (content, { path }) =>
    [titleIn(content) || name, describePath(content, path)].filter((part) => part !== '').join(' › '),
  version: (value, other) =>
    difference(describeValue(value), other === undefined ? '' : describeValue(other)),
});
