import type { FieldChange } from '../settings/setting-form.ts';

const changesByBlock = new Map<string, readonly FieldChange[]>();

/** Invalid changes by block, so that reopening the block shows them again. */
export const invalidChanges = {
  store: (blockId: string, changes: readonly FieldChange[]): void => {
    if (changes.length > 0) changesByBlock.set(blockId, changes);
    else changesByBlock.delete(blockId);
  },
  read: (blockId: string): readonly FieldChange[] => changesByBlock.get(blockId) ?? [],
};
