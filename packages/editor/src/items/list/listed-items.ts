import type { DocumentKey } from '../../documents/index.ts';

interface Listed {
  readonly note: (items: readonly { readonly id: string }[]) => void;
  readonly has: (document: DocumentKey) => boolean;
}

/** The items that a screen has listed. One that was deleted there is no row any more, but its undo still belongs there. */
export const createListed = (): Listed => {
  const ids = new Set<string>();
  return {
    note: (items) => {
      for (const { id } of items) ids.add(id);
    },
    has: ({ kind, id }) => kind === 'item' && ids.has(id),
  };
};
