import { readUndoKey, type Press } from '@sitewright/ui/undo-keys';

/** Where a key was pressed. */
export type KeyScope = 'canvas' | 'outline';

/** Meaning of a key press on the canvas or in the outline. */
export type KeyAction =
  | { readonly type: 'move'; readonly columns: number; readonly rows: number }
  | { readonly type: 'resize'; readonly columns: number; readonly rows: number }
  /** Moves to the section above or below. */
  | { readonly type: 'shift'; readonly by: 1 | -1 }
  | {
      readonly type:
        'undo' | 'redo' | 'duplicate' | 'delete' | 'edit' | 'leave' | 'add' | 'title' | 'select-all';
    };

type PlainKeyAction = Exclude<KeyAction['type'], 'move' | 'resize' | 'shift'>;

const arrows: Readonly<Record<string, { readonly columns: number; readonly rows: number }>> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
};

const withControl: Readonly<Record<string, PlainKeyAction>> = { d: 'duplicate', a: 'select-all' };

const alone: Readonly<Record<string, PlainKeyAction>> = {
  Delete: 'delete',
  Backspace: 'delete',
  Enter: 'edit',
  Escape: 'leave',
  Insert: 'add',
  F2: 'title',
};

const sectionKeys: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

const plain = (type: PlainKeyAction | undefined): KeyAction | undefined => type && { type };

/**
 * Arrows move the selection by a cell, with Shift they resize it. In the outline plain arrows navigate between rows,
 * so there Alt is required.
 */
export const readKey = (press: Press, scope: KeyScope): KeyAction | undefined => {
  const step = readUndoKey(press);
  if (step) return { type: step };
  if (press.ctrlKey || press.metaKey)
    return press.altKey || press.shiftKey ? undefined : plain(withControl[press.key.toLowerCase()]);
  const arrow = arrows[press.key];
  const isMeant = press.altKey === (scope === 'outline');
  if (arrow && isMeant) return { type: press.shiftKey ? 'resize' : 'move', ...arrow };
  const by = sectionKeys[press.key];
  if (by && isMeant && !press.shiftKey) return { type: 'shift', by };
  return press.altKey || press.shiftKey ? undefined : plain(alone[press.key]);
};
