import type { FieldChange } from './setting-form.ts';

const kept = new Map<string, readonly FieldChange[]>();

/** What could not be passed on because a field was wrong, by block: it is there again when the block is opened anew. */
export const pendingChanges = {
  keep: (blockId: string, changes: readonly FieldChange[]): void => {
    if (changes.length > 0) kept.set(blockId, changes);
    else kept.delete(blockId);
  },
  read: (blockId: string): readonly FieldChange[] => kept.get(blockId) ?? [],
};
