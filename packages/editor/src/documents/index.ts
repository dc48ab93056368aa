export { keyOf, stylesDocument, type Command, type DocumentKey, type Step } from './command.ts';
export type { Conflict, ConflictPlace } from './conflict.ts';
export { isItemContent, isPageContent, titleIn } from './content-kinds.ts';
export type { DocumentStore, Edit, WholeStep } from './document-store.ts';
export { faultOf, saveForm, type FieldErrors, type FormFault, type FormPlan } from './form/save-form.ts';
export { isTyped, nothingTyped, seeOvertaken, typeFields, type TypedFields } from './form/typed-fields.ts';
export type { HistoryEntry, NamedDocument } from './history.ts';
export { newId } from './new-id.ts';
export { runAnswered, type RunAnswer } from './run-command.ts';
export {
  isKept,
  nextIn,
  saveStateOf,
  type Failing,
  type OpenDocument,
  type SaveState,
  type StoreState,
} from './store-state.ts';
export { catchUp } from './send/catch-up.ts';
export type { SavedDocument } from './send/transport.ts';
export {
  useConflict,
  useDocument,
  useDocumentPart,
  useDocumentStore,
  useFailing,
  useIsKept,
  useIsTrashed,
  useNextStep,
  useOpenDocuments,
  useOpening,
  useSaveState,
  type DocumentState,
  type OpeningFailure,
} from './use-document-store.ts';
export { useWaitingField } from './use-waiting-field.ts';
