import { itemNouns } from '../pages/index.ts';
import { fieldOf, textOf, type ActivityDetails } from './activity-details.ts';

/** The subject of an entry, such as `{kind: 'collection', id: '5f…'}`. */
export interface SubjectKey {
  readonly kind: string;
  readonly id: string;
}

/** Current data of the subject. */
export interface KnownSubject {
  readonly title?: string;
  /** Type of the collection that an item belongs to. */
  readonly listType?: string;
}

const readKey = (subject: string | null): SubjectKey | undefined => {
  const [kind = '', ...rest] = (subject ?? '').split(':');
  return kind === '' ? undefined : { kind, id: rest.join(':') };
};

/** A release of one document is shown as the publication of that document. */
export const subjectOf = ({ after }: ActivityDetails, subject: string | null): SubjectKey | undefined => {
  const documents = fieldOf(after, 'documents');
  const [kind, id] = [textOf(documents, 0, 'kind'), textOf(documents, 0, 'id')];
  const isOne = Array.isArray(documents) && documents.length === 1;
  return isOne && kind && id ? { kind, id } : readKey(subject);
};

/** Kinds that users know by another name. */
const nouns: Readonly<Record<string, string>> = {
  collection: 'page',
  asset: 'file',
  template: 'template file',
};

/** Documents that a site has one of. */
const siteParts: Readonly<Record<string, string>> = {
  navigation: 'the navigation',
  'header-footer': 'the header and footer',
  styles: 'the site styles',
};

/** Subjects that are called by their name or email address. */
const people = new Set(['contributor', 'invitation']);

/** The title at that time, else the current one. */
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

export interface SubjectText {
  /** Text before the name: `page “`. */
  readonly prefix: string;
  readonly name: string;
  readonly suffix: string;
}

const plain = (name: string): SubjectText => ({ prefix: '', name, suffix: '' });

const nounOf = (kind: string, { listType }: KnownSubject): string =>
  kind === 'item' ? itemNouns(listType ?? '').one : (nouns[kind] ?? kind);

/** How a sentence refers to the subject. */
export const describeSubject = (
  details: ActivityDetails,
  { kind, id }: SubjectKey,
  known: KnownSubject = {},
): SubjectText => {
  const part = siteParts[kind];
  if (part !== undefined) return plain(part);
  const title = kind === 'template' ? id : titleOf(details, known);
  if (people.has(kind)) return plain(title ?? 'somebody who has left');
  if (kind === 'submission')
    return plain(title === undefined ? 'a form submission' : `a submission of “${title}”`);
  if (kind === 'comment') return plain(title === undefined ? 'a comment' : `a comment by ${title}`);
  const noun = nounOf(kind, known);
  return title === undefined
    ? plain(`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} that no longer exists`)
    : { prefix: `${noun} “`, name: title, suffix: '”' };
};
