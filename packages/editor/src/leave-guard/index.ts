export { UnsavedChangesProvider, useConfirmLeave, useUnsavedChanges } from './unsaved-changes.tsx';
