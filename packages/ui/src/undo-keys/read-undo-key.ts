export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with Command in their place on a Mac. */
export const readUndoKey = ({
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
