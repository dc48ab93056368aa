import type { BlockKind } from '@sitewright/domain/blocks';
import { useMemo } from 'react';
import { newId } from '../document/index.ts';
import {
  addBlock,
  copyBlocksBelow,
  moveBlocksBy,
  moveToNextSection,
  placeBelow,
  removeBlocks,
  resizeBlockBy,
  type Steps,
} from './acts/block-acts.ts';
import { movePhoneBy, resizePhoneBy } from './acts/phone-acts.ts';
import { addSection, copySectionBelow, pasteClip, removeSection, shiftSection } from './acts/section-acts.ts';
import { useCanvas, type Canvas } from './canvas-context.ts';
import type { Clip } from './model/clipboard.ts';
import { blockIn, sectionIn } from './model/scene.ts';
import { areaOf, sectionOf, selectedIds, type Selection } from './model/selection.ts';

/** What can be done with what is selected. Keys, buttons and menus all come here. */
export interface Acts {
  readonly move: (steps: Steps) => void;
  readonly resize: (steps: Steps) => void;
  /** To the section above or below; a section among its neighbours. */
  readonly shift: (by: 1 | -1) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly add: (kind: BlockKind | 'section') => void;
  readonly clip: () => Clip | undefined;
  readonly cut: () => void;
  readonly paste: (clip: Clip) => void;
}

const clipOf = ({ scene, selection }: Canvas): Clip | undefined => {
  if (selection.type === 'section') {
    const found = sectionIn(scene, selection.id);
    return found && { section: found.section };
  }
  const blocks = selectedIds(selection).flatMap((id) => blockIn(scene, id)?.block ?? []);
  return blocks.length === 0 ? undefined : { blocks };
};

const addSelected = ({ scene, selection, perform, write }: Canvas, kind: BlockKind | 'section'): void => {
  const sectionId = sectionOf(selection, scene);
  const area = areaOf(selection, scene);
  if (kind === 'section' || sectionId === undefined) {
    if (area) perform(addSection(area, sectionId ?? null, newId));
    return;
  }
  const place = placeBelow(scene, selectedIds(selection), sectionId);
  const id = newId();
  const isAdded = place !== undefined && perform(addBlock(place.area, { kind, id, at: place.at }));
  if (isAdded && kind === 'text') write(id);
};

const pasteSelected = ({ scene, selection, perform }: Canvas, clip: Clip): void => {
  const sectionId = sectionOf(selection, scene);
  const place = placeBelow(scene, selectedIds(selection), sectionId);
  const area = areaOf(selection, scene);
  if (place) perform(pasteClip(clip, { ...place, afterSection: sectionId ?? null }, newId));
  else if (area && 'section' in clip)
    perform(pasteClip(clip, { area, at: { sectionId: '' }, afterSection: null }, newId));
};

const isPhone = ({ device }: Canvas): boolean => device === 'phone';
const oneOf = (selection: Selection): string => selectedIds(selection)[0] ?? '';

const createActs = (canvas: Canvas): Acts => {
  const { scene, selection, perform } = canvas;
  const ids = selectedIds(selection);
  const isSection = selection.type === 'section';
  return {
    move: (steps) => {
      if (isSection) {
        if (steps.rows !== 0) perform(shiftSection(scene, selection.id, steps.rows > 0 ? 1 : -1));
      } else if (isPhone(canvas)) perform(movePhoneBy(scene, oneOf(selection), steps));
      else perform(moveBlocksBy(scene, ids, steps));
    },
    resize: (steps) => {
      const id = oneOf(selection);
      perform(isPhone(canvas) ? resizePhoneBy(scene, id, steps) : resizeBlockBy(scene, id, steps));
    },
    shift: (by) =>
      void perform(isSection ? shiftSection(scene, selection.id, by) : moveToNextSection(scene, ids, by)),
    duplicate: () =>
      void perform(
        isSection ? copySectionBelow(scene, selection.id, newId) : copyBlocksBelow(scene, ids, newId),
      ),
    remove: () => void perform(isSection ? removeSection(scene, selection.id) : removeBlocks(scene, ids)),
    add: (kind) => addSelected(canvas, kind),
    clip: () => clipOf(canvas),
    cut: () =>
      void perform(
        isSection ? removeSection(scene, selection.id, 'Cut section') : removeBlocks(scene, ids, 'Cut'),
      ),
    paste: (clip) => pasteSelected(canvas, clip),
  };
};

export const useActs = (): Acts => {
  const canvas = useCanvas();
  return useMemo(() => createActs(canvas), [canvas]);
};
