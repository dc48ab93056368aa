import { isRecord } from '@sitewright/domain/documents';
import type { Describe } from './describe.ts';
import { difference } from './difference.ts';

/** The text of a version: that of a whole file, where two people made one of the same name. */
const textIn = (version: unknown): string | undefined => {
  if (typeof version === 'string') return version;
  if (!isRecord(version) || version['isRemoved'] === true) return undefined;
  return typeof version['text'] === 'string' ? version['text'] : undefined;
};

const isRemoval = (version: unknown): boolean =>
  version === true || (isRecord(version) && version['isRemoved'] === true);

/** A file of the template in words: its path, and the stretch in which two versions differ. */
export const describeTemplate: Describe = {
  place: (_content, { id }) => id,
  version: (value, other) => {
    const text = textIn(value);
    if (text === undefined) return isRemoval(value) ? 'Deleted' : 'Kept';
    return text === '' ? 'Empty' : difference(text, textIn(other) ?? '');
  },
};
