import {
  isLayoutRefusal,
  type BlockRefusal,
  type EditedLayout,
  type Layout,
} from '@sitewright/domain/blocks';
import type { Area, AreaKey, PageAreas } from '../model/page-areas.ts';
import type { Selection } from '../model/selection.ts';

interface ActionArea extends AreaKey {
  readonly layout: Layout;
  /** The layout it was based on, if that has changed since: the server then reports a conflict. */
  readonly base?: Layout;
}

/** An edit of the page. */
export interface Action {
  /** Label of the undo entry. */
  readonly label: string;
  readonly areas: readonly ActionArea[];
  /** Announced when it is done. */
  readonly announcement: string;
  /** Announced if nothing changed. */
  readonly noChangeText?: string;
  /** The selection afterwards; unchanged if undefined. */
  readonly select?: Selection;
}

/** Nothing can be changed; only announced. */
export interface NoChange {
  readonly noChangeText: string;
}

/** Undefined if the target no longer exists. */
export type ActionResult = Action | NoChange | BlockRefusal | undefined;

/** Creates an action from the current page areas: rendered ones may lack the last command. */
export type CreateAction = (pageAreas: PageAreas) => ActionResult;

/** Performs an action and announces it; false if it was refused or changed nothing. */
export type Perform = (make: CreateAction) => boolean;

export const isActionRefusal = (result: ActionResult): result is BlockRefusal =>
  result !== undefined && 'code' in result;

type ActionTexts = Omit<Action, 'areas'>;

/** An action in one area. */
export const actionIn = (area: Area, edited: EditedLayout, texts: ActionTexts): Action | BlockRefusal =>
  isLayoutRefusal(edited) ? edited : { ...texts, areas: [{ ...area, layout: edited }] };
