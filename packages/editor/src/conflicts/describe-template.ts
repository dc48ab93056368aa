import { isRecord } from '@sitewright/domain/documents';
import type { Describe } from './describe.ts';
import { difference } from './difference.ts';

/** The text of a version: the whole file if two contributors created one of the same name. */
const textIn = (version: unknown): string | undefined => {
  if (typeof version === 'string') return version;
  if (!isRecord(version) || version['isRemoved'] === true) return undefined;
  return typeof version['text'] === 'string' ? version['text'] : undefined;
};

const isRemoval = (version: unknown): boolean =>
  version === true || (isRecord(version) && version['isRemoved'] === true);

/** Describes a template file: its path and the range in which two versions differ. */
export const describeTemplate: Describe = {
  location: (_content, { id }) => id,
  version: (value, other) => {
    const text = textIn(value);
    if (text === undefined) return isRemoval(value) ? 'Deleted' : 'Not deleted';
    return text === '' ? 'Empty' : difference(text, textIn(other) ?? '');
  },
};
