import { isLayoutRefusal, type BlockRefusal, type EditedLayout } from '@sitewright/domain/blocks';
import type { Area, AreaKey } from '../model/scene.ts';
import type { Selection } from '../model/selection.ts';

/** Something the contributor does to the page. */
export interface Act {
  /** What undo is called. */
  readonly label: string;
  readonly areas: readonly (AreaKey & { readonly layout: Area['layout'] })[];
  /** Read out when it is done. */
  readonly said: string;
  /** What is selected afterwards; as before where it is left out. */
  readonly select?: Selection;
}

/** Nothing where there is nothing to do. */
export type ActResult = Act | BlockRefusal | undefined;

export const isActRefusal = (result: ActResult): result is BlockRefusal =>
  result !== undefined && 'code' in result;

interface ActWords {
  readonly label: string;
  readonly said: string;
  readonly select?: Selection;
}

/** An act in one area, of what a command made of it. */
export const actIn = (area: Area, edited: EditedLayout, words: ActWords): ActResult =>
  isLayoutRefusal(edited) ? edited : { ...words, areas: [{ ...area, layout: edited }] };
