import type { DocumentKey } from '../../documents/index.ts';

interface SeenItems {
  readonly note: (items: readonly { readonly id: string }[]) => void;
  readonly has: (document: DocumentKey) => boolean;
}

/**
 * The items that the screen has listed. A deleted item is no longer a row, but its undo entry still belongs to this
 * screen.
 */
export const createSeenItems = (): SeenItems => {
  const ids = new Set<string>();
  return {
    note: (items) => {
      for (const { id } of items) ids.add(id);
    },
    has: ({ kind, id }) => kind === 'item' && ids.has(id),
  };
};
