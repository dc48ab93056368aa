import type { BlockKind } from '@sitewright/domain/blocks';
import { useMemo } from 'react';
import { newId } from '../../documents/index.ts';
import type { ActionResult } from '../actions/action.ts';
import {
  addBlock,
  copyBlocksBelow,
  moveBlocksBy,
  moveToNextSection,
  insertPositionBelow,
  removeBlocks,
  resizeBlockBy,
  type GridOffset,
} from '../actions/block-actions.ts';
import { addOnPhone, movePhoneBy, movePhoneToNextSection, resizePhoneBy } from '../actions/phone-actions.ts';
import {
  addSection,
  addWithSection,
  copySectionBelow,
  pasteClip,
  removeSection,
  shiftSection,
} from '../actions/section-actions.ts';
import { useCanvas, type Canvas } from '../canvas-context.ts';
import type { Clip } from '../model/clipboard.ts';
import type { KeyScope } from './read-key.ts';
import { blockIn, sectionIn, type PageAreas } from '../model/page-areas.ts';
import { areaOf, sectionOf, selectedIds, type Selection } from '../model/selection.ts';

/** Actions on the selection, shared by keys, buttons and menus. */
export interface Actions {
  readonly move: (offset: GridOffset) => void;
  readonly resize: (offset: GridOffset) => void;
  /** Moves blocks to the section above or below, or a section among its siblings. */
  readonly shift: (by: 1 | -1) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  /** Focuses the page afterwards, unless it was requested from the outline. */
  readonly add: (kind: BlockKind | 'section', from?: KeyScope) => boolean;
  readonly clip: () => Clip | undefined;
  readonly cut: () => void;
  readonly paste: (clip: Clip) => void;
}

const clipOf = ({ pageAreasNow, selection }: Canvas): Clip | undefined => {
  const pageAreas = pageAreasNow();
  if (selection.type === 'section') {
    const found = sectionIn(pageAreas, selection.id);
    return found && { section: found.section };
  }
  const blocks = selectedIds(selection).flatMap((id) => blockIn(pageAreas, id)?.block ?? []);
  return blocks.length === 0 ? undefined : { blocks };
};

const isPhone = ({ device }: Canvas): boolean => device === 'phone';

interface Addition {
  readonly kind: BlockKind | 'section';
  /** Id of the new block. */
  readonly id: string;
  readonly add: typeof addBlock;
}

const addTo = (pageAreas: PageAreas, selection: Selection, { kind, id, add }: Addition): ActionResult => {
  const sectionId = sectionOf(selection, pageAreas);
  const area = areaOf(selection, pageAreas);
  if (kind === 'section') return area && addSection(area, sectionId ?? null, newId);
  if (sectionId === undefined) return area && addWithSection(area, { kind, id }, newId);
  const place = insertPositionBelow(pageAreas, selectedIds(selection), sectionId);
  return place && add(place.area, { kind, id, at: place.at });
};

const addSelected = (canvas: Canvas, kind: Addition['kind'], from: KeyScope = 'canvas'): boolean => {
  const { page, selection, perform, write } = canvas;
  const id = newId();
  const add = isPhone(canvas) ? addOnPhone : addBlock;
  if (!perform((pageAreas) => addTo(pageAreas, selection, { kind, id, add }))) return false;
  if (kind === 'text') write(id);
  else if (from === 'canvas') page?.defaultView?.focus();
  return true;
};

const pasteTo = (pageAreas: PageAreas, selection: Selection, clip: Clip): ActionResult => {
  const sectionId = sectionOf(selection, pageAreas);
  const place = insertPositionBelow(pageAreas, selectedIds(selection), sectionId);
  const area = areaOf(selection, pageAreas);
  if (place) return pasteClip(clip, { ...place, afterSection: sectionId ?? null }, newId);
  return area && 'section' in clip
    ? pasteClip(clip, { area, at: { sectionId: '' }, afterSection: null }, newId)
    : undefined;
};

const oneOf = (selection: Selection): string => selectedIds(selection)[0] ?? '';

const createActions = (canvas: Canvas): Actions => {
  const { selection, perform } = canvas;
  const ids = selectedIds(selection);
  const isSection = selection.type === 'section';
  const moveOn = isPhone(canvas) ? movePhoneToNextSection : moveToNextSection;
  return {
    move: (offset) => {
      if (isSection) {
        if (offset.rows !== 0)
          perform((pageAreas) => shiftSection(pageAreas, selection.id, offset.rows > 0 ? 1 : -1));
      } else if (isPhone(canvas)) perform((pageAreas) => movePhoneBy(pageAreas, oneOf(selection), offset));
      else perform((pageAreas) => moveBlocksBy(pageAreas, ids, offset));
    },
    resize: (offset) => {
      const id = oneOf(selection);
      const resize = isPhone(canvas) ? resizePhoneBy : resizeBlockBy;
      perform((pageAreas) => resize(pageAreas, id, offset));
    },
    shift: (by) =>
      void perform((pageAreas) =>
        isSection ? shiftSection(pageAreas, selection.id, by) : moveOn(pageAreas, ids, by),
      ),
    duplicate: () =>
      void perform((pageAreas) =>
        isSection ? copySectionBelow(pageAreas, selection.id, newId) : copyBlocksBelow(pageAreas, ids, newId),
      ),
    remove: () =>
      void perform((pageAreas) =>
        isSection ? removeSection(pageAreas, selection.id) : removeBlocks(pageAreas, ids),
      ),
    add: (kind, from) => addSelected(canvas, kind, from),
    clip: () => clipOf(canvas),
    cut: () =>
      void perform((pageAreas) =>
        isSection ? removeSection(pageAreas, selection.id, 'Cut') : removeBlocks(pageAreas, ids, 'Cut'),
      ),
    paste: (clip) => void perform((pageAreas) => pasteTo(pageAreas, selection, clip)),
  };
};

export const useActions = (): Actions => {
  const canvas = useCanvas();
  return useMemo(() => createActions(canvas), [canvas]);
};
