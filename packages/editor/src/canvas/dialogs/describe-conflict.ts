import { blockOf, valueAt, type Path } from '@sitewright/domain/documents';
import type { PlacedBlock } from '@sitewright/domain/blocks';
import type { DescribeConflict } from '../../journal/index.ts';
import { nameOfBlock, summaryOf } from '../model/describe.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlock = (value: unknown): value is PlacedBlock =>
  isRecord(value) &&
  typeof value['type'] === 'number' &&
  isRecord(value['value']) &&
  isRecord(value['desktop']);

const LONGEST = 1200;

/** One version of what two people changed, in words. */
export const describeVersion = (value: unknown): string => {
  if (value === undefined) return 'Deleted';
  if (value === null || value === '') return 'Empty';
  if (typeof value === 'string') return value.slice(0, LONGEST);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (isBlock(value)) return summaryOf(value) || nameOfBlock(value);
  const words = summaryOf({ value: isRecord(value) ? { ...value, document: value } : { items: value } });
  return words === '' ? JSON.stringify(value, undefined, 1).slice(0, LONGEST) : words;
};

const fieldNames: Readonly<Record<string, string>> = {
  desktop: 'Place on the grid',
  phone: 'Phone',
  value: 'Content',
  document: '',
  html: '',
  title: 'Title',
  theme: 'Theme',
};

const pathTo = (content: unknown, path: Path, id: string): Path | undefined => {
  const end = path.indexOf(id);
  const part = path.slice(0, end + 1);
  return end >= 0 && valueAt(content, part) !== undefined ? part : undefined;
};

/** What it is that two people changed: a block and which part of it. */
export const describePlace = (content: unknown, path: Path): string => {
  const id = blockOf(path) ?? '';
  const member = pathTo(content, path, id);
  const block = member && valueAt(content, member);
  const step = path.slice(path.indexOf(id) + 1).find((each) => each !== 'value') ?? '';
  const field = fieldNames[step] ?? step;
  const name = isBlock(block) ? nameOfBlock(block) : id === '' ? 'Page' : 'Block or section';
  return field === '' ? name : `${name}: ${field}`;
};

export const describeConflict: DescribeConflict = {
  place: (content, { path }) => describePlace(content, path),
  version: describeVersion,
};
