import { useMemo, useState } from 'react';
import { keyOf, useOpenDocuments } from '../documents/index.ts';
import type { Typed } from './code/use-typing.ts';
import { fileKey, isFileContent, type TemplateFile } from './files/template-file.ts';
import { hasSameTexts, type OpenTexts } from './preview/use-draft-render.ts';

/** The texts of the open files; the same object while no text changes. */
export const useTemplateTexts = (files: readonly TemplateFile[], typed: Typed | undefined): OpenTexts => {
  const documents = useOpenDocuments();
  const texts = useMemo(() => {
    const open = files.flatMap(({ path }) => {
      const document = documents.get(keyOf(fileKey(path)));
      if (!document || !isFileContent(document.content)) return [];
      const saved = document.saved.content;
      const text = typed?.path === path ? typed.text : document.content.text;
      return [[path, { text, isSaved: isFileContent(saved) && saved.text === text }] as const];
    });
    return new Map(open);
  }, [files, documents, typed]);
  const [kept, setKept] = useState<OpenTexts>(texts);
  if (hasSameTexts(kept, texts)) return kept;
  setKept(texts);
  return texts;
};
