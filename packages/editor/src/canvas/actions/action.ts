import {
  isLayoutRefusal,
  type BlockRefusal,
  type EditedLayout,
  type Layout,
} from '@sitewright/domain/blocks';
import type { Area, AreaKey, PageAreas } from '../model/page-areas.ts';
import type { Selection } from '../model/selection.ts';

interface ActArea extends AreaKey {
  readonly layout: Layout;
  /** What it was made on, where something else stands there by now: the server then asks which of the two stays. */
  readonly base?: Layout;
}

/** Something the contributor does to the page. */
export interface Action {
  /** What undo is called. */
  readonly label: string;
  readonly areas: readonly ActArea[];
  /** Read out when it is done. */
  readonly said: string;
  /** Read out when everything stays as it was. */
  readonly still?: string;
  /** What is selected afterwards; as before where it is left out. */
  readonly select?: Selection;
}

/** There is no way to go on: only told. */
export interface Standstill {
  readonly still: string;
}

/** Nothing where what it was about is gone. */
export type ActionResult = Action | Standstill | BlockRefusal | undefined;

/** An act is made of the pageAreas at the moment it is done: one that was drawn before may lack the last command. */
export type CreateAction = (pageAreas: PageAreas) => ActionResult;

/** Does something and tells it; false when it was refused or there was nothing to do. */
export type Perform = (make: CreateAction) => boolean;

export const isActionRefusal = (result: ActionResult): result is BlockRefusal =>
  result !== undefined && 'code' in result;

type ActWords = Omit<Action, 'areas'>;

/** An act in one area, of what a command made of it. */
export const actionIn = (area: Area, edited: EditedLayout, words: ActWords): Action | BlockRefusal =>
  isLayoutRefusal(edited) ? edited : { ...words, areas: [{ ...area, layout: edited }] };
