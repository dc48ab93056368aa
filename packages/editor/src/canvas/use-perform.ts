import { blockRefusalText } from '@sitewright/domain/blocks';
import { useCallback } from 'react';
import { useToast } from '../controls/index.ts';
import { keyOf, useDocumentStore, type Edit } from '../document/index.ts';
import { isActRefusal, type Act, type ActResult } from './acts/act.ts';
import { writeArea } from './model/scene.ts';
import type { Selection } from './model/selection.ts';

interface PerformParts {
  readonly canChange: boolean;
  readonly announce: (text: string) => void;
  readonly select: (selection: Selection) => void;
}

/** Several areas may be of one document: it is changed once, by all of them. */
const editsOf = (areas: Act['areas'], contentOf: (key: string) => unknown): Edit[] => {
  const edits = new Map<string, Edit>();
  for (const { document, area, layout } of areas) {
    const key = keyOf(document);
    const content = edits.get(key)?.content ?? contentOf(key);
    edits.set(key, { ...document, content: writeArea(content, area, layout) });
  }
  return [...edits.values()];
};

export const usePerform = ({ canChange, announce, select }: PerformParts) => {
  const store = useDocumentStore();
  const toast = useToast();
  return useCallback(
    (result: ActResult): boolean => {
      if (!result || !canChange) return false;
      if (isActRefusal(result)) {
        toast(blockRefusalText(result), 'bad');
        return false;
      }
      const { documents } = store.state();
      const edits = editsOf(result.areas, (key) => documents.get(key)?.content);
      const isDone = store.run(result.label, edits);
      if (isDone && result.said !== '') announce(result.said);
      if (result.select) select(result.select);
      return isDone;
    },
    [store, toast, announce, select, canChange],
  );
};
