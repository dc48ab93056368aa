import type { Press } from '@sitewright/ui/undo-keys';
import { useCallback } from 'react';
import { useLatest } from '../../controls/index.ts';
import { useCanvas } from '../canvas-context.ts';
import { readKey, type KeyScope } from './read-key.ts';
import { blockIn } from '../model/page-areas.ts';
import { nothing, selectBlocks, selectedIds, sectionOf, chromePartOf } from '../model/selection.ts';
import { useActions } from './use-actions.ts';

interface KeyParts {
  /** Opens the insert menu. */
  readonly onAdd: (scope: KeyScope) => void;
  /** Starts editing the title on the page. */
  readonly onTitle: () => void;
}

/** True if the key was handled and the default must be prevented. */
export type PressKey = (press: Press, scope: KeyScope) => boolean;

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
  const actions = useActions();
  const leave = useLeave();
  const selectAll = useSelectAll();
  const press = (event: Press, scope: KeyScope): boolean => {
    const key = readKey(event, scope);
    if (!key) return false;
    if (key.type === 'undo') canvas.undoControls.undo();
    else if (key.type === 'redo') canvas.undoControls.redo();
    else if (key.type === 'add') onAdd(scope);
    else if (key.type === 'title') onTitle();
    else if (canvas.selection.type === 'none') return false;
    else if (key.type === 'move') actions.move(key);
    else if (key.type === 'resize') actions.resize(key);
    else if (key.type === 'shift') actions.shift(key.by);
    else if (key.type === 'duplicate') actions.duplicate();
    else if (key.type === 'delete') actions.remove();
    else if (key.type === 'leave') leave();
    else if (key.type === 'select-all') selectAll();
    else if (canvas.selection.type === 'chromePart') canvas.enter(canvas.selection.name);
    else canvas.edit(selectedIds(canvas.selection)[0] ?? '');
    return true;
  };
  const latest = useLatest(press);
  return useCallback((event, scope) => latest.current(event, scope), [latest]);
};
