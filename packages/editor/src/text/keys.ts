export type TextCommand = 'undo' | 'redo' | 'link' | 'exit';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Key commands beyond text editing. */
export const pressedCommand = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyPress): TextCommand | undefined => {
  if (key === 'Escape') return 'exit';
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 'k':
      return 'link';
    default:
      return undefined;
  }
};
