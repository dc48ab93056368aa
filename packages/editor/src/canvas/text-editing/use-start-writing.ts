import { kindOf, type PlacedBlock } from '@sitewright/domain/blocks';
import { useEffect, useRef } from 'react';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { summaryOf } from '../model/describe.ts';
import { blocksInOrder, mainArea } from '../model/page-areas.ts';

const isEmptyText = (block: PlacedBlock): boolean => kindOf(block) === 'text' && summaryOf(block) === '';

/** Starts editing the first empty text of a new page. */
export const useStartWriting = (isWanted: boolean): void => {
  const { page, write, select } = useCanvas();
  const pageAreas = useVisiblePageAreas();
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isWanted || isBegun.current || !page) return;
    const text = mainArea(pageAreas)?.layout.flatMap(blocksInOrder).find(isEmptyText);
    if (!text) return;
    isBegun.current = true;
    select({ type: 'blocks', ids: [text.id] });
    write(text.id);
  }, [isWanted, pageAreas, page, write, select]);
};
