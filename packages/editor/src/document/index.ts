export { keyOf, type Command, type DocumentKey, type Step } from './command.ts';
export type { Conflict, ConflictPlace } from './conflict.ts';
export type { DocumentStore, Edit, WholeStep } from './document-store.ts';
export type { OpenDocument, SaveState } from './store-state.ts';
export type { SavedDocument } from './transport.ts';
export {
  newId,
  useConflict,
  useDocument,
  useDocumentStore,
  useJournal,
  useOpenDocuments,
  useSaveState,
  type DocumentState,
} from './use-document-store.ts';
