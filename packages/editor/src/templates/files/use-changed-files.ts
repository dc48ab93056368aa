import { useMemo } from 'react';
import { keyOf, useOpenDocuments } from '../../documents/index.ts';
import { fileKey, type TemplateFile } from './template-file.ts';

/** Files with unpublished changes; open files as in the store. */
export const useChangedFiles = (all: readonly TemplateFile[]): readonly TemplateFile[] => {
  const documents = useOpenDocuments();
  return useMemo(
    () =>
      all.filter(({ path, hasChanges, isTrashed }) => {
        const open = documents.get(keyOf(fileKey(path)));
        if (isTrashed) return false;
        return open ? open.saved.hasChanges || open.content !== open.saved.content : hasChanges;
      }),
    [all, documents],
  );
};
