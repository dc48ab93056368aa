import { isRecord } from '@sitewright/domain/documents';
import type { PlacedBlock } from '@sitewright/domain/blocks';
import { nameOfBlock, blockText } from '../canvas/index.ts';

export const isPlacedBlock = (value: unknown): value is PlacedBlock =>
  isRecord(value) &&
  typeof value['type'] === 'number' &&
  isRecord(value['value']) &&
  isRecord(value['desktop']);

const names: Readonly<Record<string, string>> = {
  urlId: 'URL',
  seo: 'SEO',
  parentId: 'Folder',
  desktop: 'Position on the grid',
  value: 'Content',
};

/** Display name of a field: `mainImageId` is Main image id. */
export const nameOfField = (field: string): string => {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return names[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const describeRecord = (value: Readonly<Record<string, unknown>>): string =>
  Object.entries(value)
    .map(([field, part]) => `${nameOfField(field)}: ${describeValue(part)}`)
    .join('\n');

/** A value as readable text. */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'Deleted';
  if (value === null || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value !== 'object') return String(value);
  if (isPlacedBlock(value)) return blockText(value) || nameOfBlock(value);
  const written = blockText({ value: isRecord(value) ? { ...value, document: value } : { items: value } });
  if (written !== '') return written;
  if (Array.isArray(value)) return value.length === 0 ? 'Empty' : value.map(describeValue).join(', ');
  return isRecord(value) ? describeRecord(value) : '';
};
