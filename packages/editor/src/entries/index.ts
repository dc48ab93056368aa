export { moveBy, putEntry, removeEntry } from './edit-list.ts';
export { EntryActions } from './entry-actions.tsx';
export { EntryDialog } from './entry-dialog.tsx';
