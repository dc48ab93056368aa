import type { BlockKind } from '@sitewright/domain/blocks';
import { useMemo } from 'react';
import { newId } from '../../document/index.ts';
import type { ActResult } from '../acts/act.ts';
import {
  addBlock,
  copyBlocksBelow,
  moveBlocksBy,
  moveToNextSection,
  placeBelow,
  removeBlocks,
  resizeBlockBy,
  type Steps,
} from '../acts/block-acts.ts';
import { addOnPhone, movePhoneBy, movePhoneToNextSection, resizePhoneBy } from '../acts/phone-acts.ts';
import {
  addSection,
  addWithSection,
  copySectionBelow,
  pasteClip,
  removeSection,
  shiftSection,
} from '../acts/section-acts.ts';
import { useCanvas, type Canvas } from '../state/canvas-context.ts';
import type { Clip } from '../model/clipboard.ts';
import type { KeyPlace } from '../model/keys.ts';
import { blockIn, sectionIn, type Scene } from '../model/scene.ts';
import { areaOf, sectionOf, selectedIds, type Selection } from '../model/selection.ts';

/** What can be done with what is selected. Keys, buttons and menus all come here. */
export interface Acts {
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

const clipOf = ({ sceneNow, selection }: Canvas): Clip | undefined => {
  const scene = sceneNow();
  if (selection.type === 'section') {
    const found = sectionIn(scene, selection.id);
    return found && { section: found.section };
  }
  const blocks = selectedIds(selection).flatMap((id) => blockIn(scene, id)?.block ?? []);
  return blocks.length === 0 ? undefined : { blocks };
};

const isPhone = ({ device }: Canvas): boolean => device === 'phone';

interface Addition {
  readonly kind: BlockKind | 'section';
  /** Of the block. */
  readonly id: string;
  readonly add: typeof addBlock;
}

const addTo = (scene: Scene, selection: Selection, { kind, id, add }: Addition): ActResult => {
  const sectionId = sectionOf(selection, scene);
  const area = areaOf(selection, scene);
  if (kind === 'section') return area && addSection(area, sectionId ?? null, newId);
  if (sectionId === undefined) return area && addWithSection(area, { kind, id }, newId);
  const place = placeBelow(scene, selectedIds(selection), sectionId);
  return place && add(place.area, { kind, id, at: place.at });
};

const addSelected = (canvas: Canvas, kind: Addition['kind'], from: KeyPlace = 'canvas'): boolean => {
  const { page, selection, perform, write } = canvas;
  const id = newId();
  const add = isPhone(canvas) ? addOnPhone : addBlock;
  if (!perform((scene) => addTo(scene, selection, { kind, id, add }))) return false;
  if (kind === 'text') write(id);
  else if (from === 'canvas') page?.defaultView?.focus();
  return true;
};

const pasteTo = (scene: Scene, selection: Selection, clip: Clip): ActResult => {
  const sectionId = sectionOf(selection, scene);
  const place = placeBelow(scene, selectedIds(selection), sectionId);
  const area = areaOf(selection, scene);
  if (place) return pasteClip(clip, { ...place, afterSection: sectionId ?? null }, newId);
  return area && 'section' in clip
    ? pasteClip(clip, { area, at: { sectionId: '' }, afterSection: null }, newId)
    : undefined;
};

const oneOf = (selection: Selection): string => selectedIds(selection)[0] ?? '';

const createActs = (canvas: Canvas): Acts => {
  const { selection, perform } = canvas;
  const ids = selectedIds(selection);
  const isSection = selection.type === 'section';
  const moveOn = isPhone(canvas) ? movePhoneToNextSection : moveToNextSection;
  return {
    move: (steps) => {
      if (isSection) {
        if (steps.rows !== 0) perform((scene) => shiftSection(scene, selection.id, steps.rows > 0 ? 1 : -1));
      } else if (isPhone(canvas)) perform((scene) => movePhoneBy(scene, oneOf(selection), steps));
      else perform((scene) => moveBlocksBy(scene, ids, steps));
    },
    resize: (steps) => {
      const id = oneOf(selection);
      const resize = isPhone(canvas) ? resizePhoneBy : resizeBlockBy;
      perform((scene) => resize(scene, id, steps));
    },
    shift: (by) =>
      void perform((scene) => (isSection ? shiftSection(scene, selection.id, by) : moveOn(scene, ids, by))),
    duplicate: () =>
      void perform((scene) =>
        isSection ? copySectionBelow(scene, selection.id, newId) : copyBlocksBelow(scene, ids, newId),
      ),
    remove: () =>
      void perform((scene) => (isSection ? removeSection(scene, selection.id) : removeBlocks(scene, ids))),
    add: (kind, from) => addSelected(canvas, kind, from),
    clip: () => clipOf(canvas),
    cut: () =>
      void perform((scene) =>
        isSection ? removeSection(scene, selection.id, 'Cut') : removeBlocks(scene, ids, 'Cut'),
      ),
    paste: (clip) => void perform((scene) => pasteTo(scene, selection, clip)),
  };
};

export const useActs = (): Acts => {
  const canvas = useCanvas();
  return useMemo(() => createActs(canvas), [canvas]);
};
