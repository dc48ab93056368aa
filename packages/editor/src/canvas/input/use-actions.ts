import type { BlockKind } from '@sitewright/domain/blocks';
import { useMemo } from 'react';
import { newId } from '../../documents/index.ts';
import type { ActionResult } from '../actions/action.ts';
import {
  addBlock,
  copyBlocksBelow,
  moveBlocksBy,
  moveToNextSection,
  placeBelow,
  removeBlocks,
  resizeBlockBy,
  type Steps,
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
import { useCanvas, type Canvas } from '../state/canvas-context.ts';
import type { Clip } from '../model/clipboard.ts';
import type { KeyPlace } from '../model/keys.ts';
import { blockIn, sectionIn, type PageAreas } from '../model/page-areas.ts';
import { areaOf, sectionOf, selectedIds, type Selection } from '../model/selection.ts';

/** What can be done with what is selected. Keys, buttons and menus all come here. */
export interface Actions {
  readonly move: (steps: Steps) => void;
  readonly resize: (steps: Steps) => void;
  /** To the section above or below; a section among its neighbours. */
  readonly shift: (by: 1 | -1) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  /** What is added has the focus on the page, unless it was asked for in the outline. */
  readonly add: (kind: BlockKind | 'section', from?: KeyPlace) => boolean;
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
  /** Of the block. */
  readonly id: string;
  readonly add: typeof addBlock;
}

const addTo = (pageAreas: PageAreas, selection: Selection, { kind, id, add }: Addition): ActionResult => {
  const sectionId = sectionOf(selection, pageAreas);
  const area = areaOf(selection, pageAreas);
  if (kind === 'section') return area && addSection(area, sectionId ?? null, newId);
  if (sectionId === undefined) return area && addWithSection(area, { kind, id }, newId);
  const place = placeBelow(pageAreas, selectedIds(selection), sectionId);
  return place && add(place.area, { kind, id, at: place.at });
};

const addSelected = (canvas: Canvas, kind: Addition['kind'], from: KeyPlace = 'canvas'): boolean => {
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
  const place = placeBelow(pageAreas, selectedIds(selection), sectionId);
  const area = areaOf(selection, pageAreas);
  if (place) return pasteClip(clip, { ...place, afterSection: sectionId ?? null }, newId);
  return area && 'section' in clip
    ? pasteClip(clip, { area, at: { sectionId: '' }, afterSection: null }, newId)
    : undefined;
};

const oneOf = (selection: Selection): string => selectedIds(selection)[0] ?? '';

const createActs = (canvas: Canvas): Actions => {
  const { selection, perform } = canvas;
  const ids = selectedIds(selection);
  const isSection = selection.type === 'section';
  const moveOn = isPhone(canvas) ? movePhoneToNextSection : moveToNextSection;
  return {
    move: (steps) => {
      if (isSection) {
        if (steps.rows !== 0)
          perform((pageAreas) => shiftSection(pageAreas, selection.id, steps.rows > 0 ? 1 : -1));
      } else if (isPhone(canvas)) perform((pageAreas) => movePhoneBy(pageAreas, oneOf(selection), steps));
      else perform((pageAreas) => moveBlocksBy(pageAreas, ids, steps));
    },
    resize: (steps) => {
      const id = oneOf(selection);
      const resize = isPhone(canvas) ? resizePhoneBy : resizeBlockBy;
      perform((pageAreas) => resize(pageAreas, id, steps));
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
  return useMemo(() => createActs(canvas), [canvas]);
};
