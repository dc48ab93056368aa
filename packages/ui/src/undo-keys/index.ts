export { readUndoKey, type Press } from './read-undo-key.ts';
