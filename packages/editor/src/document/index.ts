export { keyOf, stylesDocument, type Command, type DocumentKey, type Step } from './command.ts';
export type { Conflict, ConflictPlace } from './conflict.ts';
export { isItemContent, isPageContent } from './content-kinds.ts';
export type { DocumentStore, Edit, WholeStep } from './document-store.ts';
export { faultOf, saveForm, type FieldErrors, type FormFault, type FormPlan } from './form/save-form.ts';
export { isTyped, nothingTyped, seeOvertaken, typeFields, type TypedFields } from './form/typed-fields.ts';
export { newId } from './new-id.ts';
export { runAnswered, type RunAnswer } from './run-answered.ts';
export { isKept, saveStateOf, type Failing, type OpenDocument, type SaveState } from './store-state.ts';
export type { SavedDocument } from './sending/transport.ts';
export {
  useConflict,
  useDocument,
  useDocumentPart,
  useDocumentStore,
  useFailing,
  useIsKept,
  useJournal,
  useOpenDocuments,
  useOpening,
  useSaveState,
  type DocumentState,
  type OpeningFailure,
} from './use-document-store.ts';
export { useWaitingField } from './use-waiting-field.ts';
