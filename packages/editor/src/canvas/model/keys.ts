import { readUndoKey, type Press } from '@sitewright/ui/undo-keys';

/** Where keys are pressed. */
export type KeyPlace = 'canvas' | 'outline';

/** What a key press means on the canvas and in the outline. */
export type KeyAction =
  | { readonly act: 'move'; readonly columns: number; readonly rows: number }
  | { readonly act: 'resize'; readonly columns: number; readonly rows: number }
  /** To the section above or below. */
  | { readonly act: 'shift'; readonly by: 1 | -1 }
  | {
      readonly act:
        'undo' | 'redo' | 'duplicate' | 'delete' | 'edit' | 'leave' | 'add' | 'title' | 'select-all';
    };

type PlainAct = Exclude<KeyAction['act'], 'move' | 'resize' | 'shift'>;

const arrows: Readonly<Record<string, { readonly columns: number; readonly rows: number }>> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
};

const withControl: Readonly<Record<string, PlainAct>> = { d: 'duplicate', a: 'select-all' };

const alone: Readonly<Record<string, PlainAct>> = {
  Delete: 'delete',
  Backspace: 'delete',
  Enter: 'edit',
  Escape: 'leave',
  Insert: 'add',
  F2: 'title',
};

const sectionKeys: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

const plain = (act: PlainAct | undefined): KeyAction | undefined => act && { act };

/**
 * Arrows move what is selected by a cell, with Shift they move its lower right corner. In the outline the arrows go from
 * row to row, so there Alt says that the block is meant.
 */
export const readKey = (press: Press, place: KeyPlace): KeyAction | undefined => {
  const step = readUndoKey(press);
  if (step) return { act: step };
  if (press.ctrlKey || press.metaKey)
    return press.altKey || press.shiftKey ? undefined : plain(withControl[press.key.toLowerCase()]);
  const arrow = arrows[press.key];
  const isMeant = press.altKey === (place === 'outline');
  if (arrow && isMeant) return { act: press.shiftKey ? 'resize' : 'move', ...arrow };
  const by = sectionKeys[press.key];
  if (by && isMeant && !press.shiftKey) return { act: 'shift', by };
  return press.altKey || press.shiftKey ? undefined : plain(alone[press.key]);
};
