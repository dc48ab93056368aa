import { siteDocumentTitles, type DocumentKindName } from '@sitewright/domain/documents';
import {
  keyOf,
  titleIn,
  type DocumentKey,
  type HistoryEntry,
  type NamedDocument,
} from '../documents/index.ts';

/** What a screen shows and lets one change: steps through the journal are taken there without asking. */
export interface Place {
  /** In view: a change of them needs no name. */
  readonly documents: readonly DocumentKey[];
  /** Whole kinds that belong to the screen, though not each of them is in view. */
  readonly kinds?: readonly DocumentKindName[];
  /** Others that belong to the screen, as what it has listed and what was deleted there. */
  readonly has?: (document: DocumentKey) => boolean;
}

type Touched = Pick<HistoryEntry, 'documents'>;

const isInView = ({ documents }: Place, touched: Touched): boolean => {
  const names = new Set(documents.map(keyOf));
  return touched.documents.some((document) => names.has(keyOf(document)));
};

/** A change belongs to a screen if it touches anything of it: a new page stands in the navigation too. */
export const isHere = (place: Place, touched: Touched): boolean =>
  isInView(place, touched) ||
  touched.documents.some((document) => place.kinds?.includes(document.kind) || place.has?.(document));

type ContentOf = (key: DocumentKey) => unknown;

const kindWords: Readonly<Record<DocumentKindName, string>> = {
  ...siteDocumentTitles,
  collection: 'another page',
  item: 'another item',
  template: 'the template',
};

/** Others are called by what they are: there is one of each, or the label of the change tells which. */
const isPage = ({ kind }: DocumentKey): boolean => kind === 'collection' || kind === 'item';

/** As it is called now, if it is open; else as it was when the journal was read. */
const titleOf = (document: NamedDocument, contentOf: ContentOf): string =>
  titleIn(contentOf(document)) || document.title || kindWords[document.kind];

/** “on Journal” or “in Navigation”; empty where the screen shows it. */
export const nameElsewhere = (place: Place, touched: Touched, contentOf: ContentOf): string => {
  const [first] = touched.documents;
  if (!first || isInView(place, touched)) return '';
  if (isPage(first)) return `on ${titleOf(first, contentOf)}`;
  return isHere(place, touched) ? '' : `in ${kindWords[first.kind]}`;
};
