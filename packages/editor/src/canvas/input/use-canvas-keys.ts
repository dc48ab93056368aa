import type { Press } from '@sitewright/ui/undo-keys';
import { useCallback } from 'react';
import { useLatest } from '../../controls/index.ts';
import { useCanvas } from '../state/canvas-context.ts';
import { readKey, type KeyPlace } from '../model/keys.ts';
import { blockIn } from '../model/page-areas.ts';
import { nothing, selectBlocks, selectedIds, sectionOf, chromePartOf } from '../model/selection.ts';
import { useActions } from './use-actions.ts';

interface KeyParts {
  /** Opens the list of blocks that can be added. */
  readonly onAdd: (place: KeyPlace) => void;
  /** Opens the title on the page. */
  readonly onTitle: () => void;
}

/** True when the key meant something: the browser should then do nothing of its own. */
export type PressKey = (press: Press, place: KeyPlace) => boolean;

const useLeave = () => {
  const { pageAreasNow, selection, select } = useCanvas();
  return () => {
    const pageAreas = pageAreasNow();
    const [id = ''] = selectedIds(selection);
    const section = blockIn(pageAreas, id)?.section;
    const name = selection.type === 'section' ? chromePartOf(selection, pageAreas) : undefined;
    if (section) select({ type: 'section', id: section.id });
    else select(name ? { type: 'chromePart', name } : nothing);
  };
};

const useSelectAll = () => {
  const { pageAreasNow, selection, select } = useCanvas();
  return () => {
    const pageAreas = pageAreasNow();
    const id = sectionOf(selection, pageAreas);
    const section = pageAreas.flatMap(({ layout }) => layout).find((each) => each.id === id);
    if (section) select(selectBlocks(section.blocks.map((block) => block.id)));
  };
};

export const useCanvasKeys = ({ onAdd, onTitle }: KeyParts): PressKey => {
  const canvas = useCanvas();
  const acts = useActions();
  const leave = useLeave();
  const selectAll = useSelectAll();
  const press = (event: Press, place: KeyPlace): boolean => {
    const key = readKey(event, place);
    if (!key) return false;
    if (key.act === 'undo') canvas.undoControls.undo();
    else if (key.act === 'redo') canvas.undoControls.redo();
    else if (key.act === 'add') onAdd(place);
    else if (key.act === 'title') onTitle();
    else if (canvas.selection.type === 'none') return false;
    else if (key.act === 'move') acts.move(key);
    else if (key.act === 'resize') acts.resize(key);
    else if (key.act === 'shift') acts.shift(key.by);
    else if (key.act === 'duplicate') acts.duplicate();
    else if (key.act === 'delete') acts.remove();
    else if (key.act === 'leave') leave();
    else if (key.act === 'select-all') selectAll();
    else if (canvas.selection.type === 'chromePart') canvas.enter(canvas.selection.name);
    else canvas.edit(selectedIds(canvas.selection)[0] ?? '');
    return true;
  };
  const latest = useLatest(press);
  return useCallback((event, place) => latest.current(event, place), [latest]);
};
