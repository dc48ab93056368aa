export { isTextField } from './is-text-field.ts';
export { UndoButtons } from './undo-buttons.tsx';
export type { UndoScope } from './undo-scope.ts';
export { useUndoKeys } from './use-undo-keys.ts';
export { useUndo, type UndoControls } from './use-undo.ts';
