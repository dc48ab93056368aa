import type { PlacedBlock, Section } from '@sitewright/domain/blocks';
import { isRecord } from '@sitewright/domain/documents';

/** Copied blocks, or a copied section. */
export type Clip = { readonly blocks: readonly PlacedBlock[] } | { readonly section: Section };

export const CLIP_TYPE = 'application/x-sitewright-blocks';
const STORAGE_KEY = 'sitewright-clip';

const isBlock = (value: unknown): value is PlacedBlock =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['type'] === 'number' &&
  isRecord(value['value']) &&
  isRecord(value['desktop']) &&
  ['columnStart', 'columnEnd', 'rowStart', 'rowEnd'].every(
    (edge) => isRecord(value['desktop']) && Number.isInteger(value['desktop'][edge]),
  );

const isSection = (value: unknown): value is Section =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['theme'] === 'string' &&
  Array.isArray(value['blocks']) &&
  value['blocks'].every(isBlock);

export const writeClip = (clip: Clip): string => JSON.stringify(clip);

/** Undefined for foreign or damaged data. */
export const readClip = (text: string): Clip | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    if (isSection(value['section'])) return { section: value['section'] };
    const { blocks } = value;
    return Array.isArray(blocks) && blocks.length > 0 && blocks.every(isBlock) ? { blocks } : undefined;
  } catch {
    return undefined;
  }
};

/** For buttons: browsers do not let scripts read the clipboard without asking. */
export const storeClip = (clip: Clip): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, writeClip(clip));
  } catch {
    // Storage may be disabled; pasting by key still works.
  }
};

export const storedClip = (): Clip | undefined => {
  try {
    return readClip(sessionStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    return undefined;
  }
};
