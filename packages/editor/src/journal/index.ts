export { ConflictDialog, type DescribeConflict } from './conflict-dialog.tsx';
export { JournalButtons } from './journal-buttons.tsx';
export { SaveNote } from './save-note.tsx';
export { useFresh } from './use-fresh.ts';
export { useJournalKeys } from './use-journal-keys.ts';
export { useKeeping } from './use-keeping.ts';
export { useStepBack } from './use-step-back.ts';
