/** What a key press means on the canvas and in the outline. */
export type KeyAct =
  | { readonly act: 'move'; readonly columns: number; readonly rows: number }
  | { readonly act: 'resize'; readonly columns: number; readonly rows: number }
  /** To the section above or below. */
  | { readonly act: 'shift'; readonly by: 1 | -1 }
  | { readonly act: 'undo' | 'redo' | 'duplicate' | 'delete' | 'edit' | 'leave' | 'add' | 'select-all' };

type PlainAct = Exclude<KeyAct['act'], 'move' | 'resize' | 'shift'>;

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const arrows: Readonly<Record<string, { readonly columns: number; readonly rows: number }>> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
};

/** Undo and redo hold everywhere on the screen. */
export const readHistoryKey = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Press): 'undo' | 'redo' | undefined => {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
};

const withControl: Readonly<Record<string, PlainAct>> = { d: 'duplicate', a: 'select-all' };

const alone: Readonly<Record<string, PlainAct>> = {
  Delete: 'delete',
  Backspace: 'delete',
  Enter: 'edit',
  Escape: 'leave',
  Insert: 'add',
};

const sectionKeys: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

const plain = (act: PlainAct | undefined): KeyAct | undefined => act && { act };

/**
 * Arrows move what is selected by a cell, with Shift they move its lower right corner. In the outline the arrows go from
 * row to row, so there Alt says that the block is meant.
 */
export const readKey = (press: Press, place: 'canvas' | 'outline'): KeyAct | undefined => {
  const history = readHistoryKey(press);
  if (history) return { act: history };
  if (press.ctrlKey || press.metaKey)
    return press.altKey || press.shiftKey ? undefined : plain(withControl[press.key.toLowerCase()]);
  const step = arrows[press.key];
  const isMeant = press.altKey === (place === 'outline');
  if (step && isMeant) return { act: press.shiftKey ? 'resize' : 'move', ...step };
  const by = sectionKeys[press.key];
  if (by && isMeant && !press.shiftKey) return { act: 'shift', by };
  return press.altKey || press.shiftKey ? undefined : plain(alone[press.key]);
};
