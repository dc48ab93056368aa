import { itemWords } from '../pages/index.ts';
import { fieldOf, textOf, type ActivityDetails } from './activity-details.ts';

/** What a line is about, such as `{kind: 'collection', id: '5f…'}`. */
export interface SubjectKey {
  readonly kind: string;
  readonly id: string;
}

/** What is known of it today. */
export interface KnownSubject {
  readonly title?: string;
  /** Of the page that an item stands on. */
  readonly listType?: string;
}

const readKey = (subject: string | null): SubjectKey | undefined => {
  const [kind = '', ...rest] = (subject ?? '').split(':');
  return kind === '' ? undefined : { kind, id: rest.join(':') };
};

/** A release of one document is, to whoever reads it, the publication of that document. */
export const subjectOf = ({ after }: ActivityDetails, subject: string | null): SubjectKey | undefined => {
  const documents = fieldOf(after, 'documents');
  const [kind, id] = [textOf(documents, 0, 'kind'), textOf(documents, 0, 'id')];
  const isOne = Array.isArray(documents) && documents.length === 1;
  return isOne && kind && id ? { kind, id } : readKey(subject);
};

/** Kinds of subjects that users know by another name. */
const nouns: Readonly<Record<string, string>> = {
  collection: 'page',
  asset: 'file',
  template: 'template file',
};

/** What a site has one of is called by its name. */
const siteParts: Readonly<Record<string, string>> = {
  navigation: 'the navigation',
  'header-footer': 'the header and footer',
  styles: 'the site styles',
};

/** People are called by their name or address. */
const people = new Set(['contributor', 'invitation']);

/** As it was called then; else as it is called now. */
const titleOf = ({ before, after }: ActivityDetails, known: KnownSubject): string | undefined =>
  textOf(after, 'filename') ??
  textOf(before, 'filename') ??
  textOf(after, 'title') ??
  textOf(after, 'documents', 0, 'title') ??
  textOf(before, 'title') ??
  textOf(after, 'name') ??
  textOf(before, 'name') ??
  textOf(after, 'email') ??
  textOf(before, 'email') ??
  known.title;

export interface SubjectWords {
  /** Before the name: `page “`. */
  readonly lead: string;
  readonly name: string;
  readonly tail: string;
}

const plain = (name: string): SubjectWords => ({ lead: '', name, tail: '' });

const nounOf = (kind: string, { listType }: KnownSubject): string =>
  kind === 'item' ? itemWords(listType ?? '').one : (nouns[kind] ?? kind);

/** How a sentence names what it is about. */
export const wordsOf = (
  facts: ActivityDetails,
  { kind, id }: SubjectKey,
  known: KnownSubject = {},
): SubjectWords => {
  const part = siteParts[kind];
  if (part !== undefined) return plain(part);
  const title = kind === 'template' ? id : titleOf(facts, known);
  if (people.has(kind)) return plain(title ?? 'somebody who has left');
  if (kind === 'comment') return plain(title === undefined ? 'a comment' : `a comment by ${title}`);
  const noun = nounOf(kind, known);
  return title === undefined
    ? plain(`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} that no longer exists`)
    : { lead: `${noun} “`, name: title, tail: '”' };
};
