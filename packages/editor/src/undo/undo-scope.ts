import { siteDocumentTitles, type DocumentKindName } from '@sitewright/domain/documents';
import {
  keyOf,
  titleIn,
  type DocumentKey,
  type HistoryEntry,
  type NamedDocument,
} from '../documents/index.ts';

/** The documents of a screen: commands on them are undone without confirmation. */
export interface UndoScope {
  /** Visible documents: changes to them are labelled without a location. */
  readonly documents: readonly DocumentKey[];
  /** Document kinds that belong to the screen though not all of them are visible. */
  readonly kinds?: readonly DocumentKindName[];
  /** Further documents of the screen, such as listed or just deleted ones. */
  readonly has?: (document: DocumentKey) => boolean;
}

type Touched = Pick<HistoryEntry, 'documents'>;

const isInView = ({ documents }: UndoScope, touched: Touched): boolean => {
  const names = new Set(documents.map(keyOf));
  return touched.documents.some((document) => names.has(keyOf(document)));
};

/** A command is in scope if it touches any document of the screen: creating a page also changes the navigation. */
export const isInScope = (scope: UndoScope, touched: Touched): boolean =>
  isInView(scope, touched) ||
  touched.documents.some((document) => scope.kinds?.includes(document.kind) || scope.has?.(document));

type ContentOf = (key: DocumentKey) => unknown;

const kindLabels: Readonly<Record<DocumentKindName, string>> = {
  ...siteDocumentTitles,
  collection: 'another page',
  item: 'another item',
  template: 'the template',
  form: 'a form',
};

/** Other kinds are named by kind: there is one of each, or the label says which. */
const isPage = ({ kind }: DocumentKey): boolean => kind === 'collection' || kind === 'item';

/** The current title if the document is open, else the title in the history. */
const titleOf = (document: NamedDocument, contentOf: ContentOf): string =>
  titleIn(contentOf(document)) || document.title || kindLabels[document.kind];

/** “on Journal”, “in Contact form” or “in Navigation”; empty if visible on the screen. */
export const describeLocation = (scope: UndoScope, touched: Touched, contentOf: ContentOf): string => {
  const [first] = touched.documents;
  if (!first || isInView(scope, touched)) return '';
  if (isPage(first)) return `on ${titleOf(first, contentOf)}`;
  // One of several, and beside a page its settings may be closed: only its name says which one changed.
  if (first.kind === 'form') return `in ${titleOf(first, contentOf)}`;
  return isInScope(scope, touched) ? '' : `in ${kindLabels[first.kind]}`;
};
