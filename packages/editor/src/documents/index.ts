export { keyOf, stylesDocument, type Command, type DocumentKey, type CommandStep } from './command.ts';
export type { Conflict, ConflictingChange } from './conflict.ts';
export { isFormContent, isItemContent, isPageContent, titleIn } from './content-kinds.ts';
export type { DocumentStore, ContentEdit, LifecycleStep } from './document-store.ts';
export {
  formErrorsOf,
  saveForm,
  type FieldErrors,
  type FormErrors,
  type DocumentFormDefinition,
} from './form/save-form.ts';
export {
  isTyped,
  noEdits,
  acceptConcurrentEdits,
  editFields,
  type EditedFields,
} from './form/edited-fields.ts';
export type { HistoryEntry, NamedDocument } from './history.ts';
export { newId } from './new-id.ts';
export { runAndWait, type RunResult } from './run-command.ts';
export {
  isPersisted,
  nextHistoryEntry,
  saveStateOf,
  type FailedCommand,
  type OpenDocument,
  type SaveState,
  type StoreState,
} from './store-state.ts';
export { catchUp } from './catch-up.ts';
export type { SavedDocument } from './transport.ts';
export {
  firstRefusal,
  loadDocument,
  useConflict,
  useDocument,
  useDocumentPart,
  useDocumentStore,
  useFailedCommand,
  useHasInvalidInput,
  useIsPersisted,
  useIsTrashed,
  useNextHistoryLabel,
  useOpenDocuments,
  useLoadDocuments,
  useSaveState,
  type DocumentState,
  type LoadFailure,
} from './use-document-store.ts';
export { useInvalidField, usePendingField } from './use-pending-field.ts';
