import { isRecord } from '@sitewright/domain/documents';
import { defaultCommentSettings, moderationStates, type CommentSettings } from '@sitewright/domain/comments';
import { isId } from '@sitewright/domain/ids';
import { findRedirectFault, redirectMessages, type Redirect } from '@sitewright/domain/redirects';
import type { NewCommentRow } from '../comments/index.ts';
import type { Author } from '../pages/index.ts';
import { ImportFault } from './import-fault.ts';
import { readJsonFile } from './site-folder.ts';

export const readList = async (
  folder: string,
  name: string,
): Promise<Readonly<Record<string, unknown>>[]> => {
  const value = await readJsonFile(folder, name);
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isRecord))
    throw new ImportFault(name, 'must hold a list of objects.');
  return value;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const readRedirects = async (folder: string): Promise<Redirect[]> => {
  const redirects = (await readList(folder, 'redirects.json')).map(({ from, to, status }): Redirect => ({
    from: textOf(from),
    to: textOf(to),
    status: status === 302 ? 302 : 301,
  }));
  const fault = findRedirectFault(redirects);
  if (fault) throw new ImportFault('redirects.json', redirectMessages[fault]);
  return redirects;
};

export const readAuthors = async (folder: string): Promise<Author[]> =>
  (await readList(folder, 'authors.json')).map(({ id, ...fields }) => {
    const texts = Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    if (typeof id !== 'string') throw new ImportFault('authors.json', 'An author has no id.');
    return { id, content: Object.fromEntries(texts) };
  });

const COMMENTS = 'comments.json';

const idOf = (comment: Readonly<Record<string, unknown>>, key: string): string => {
  const id = textOf(comment[key]);
  if (!isId(id)) throw new ImportFault(COMMENTS, `"${key}" of a comment is no id.`);
  return id;
};

/** Accounts are not part of the folder: a reply by a contributor stays one without naming the account. */
const TEAM = '';

const timeOf = (comment: Readonly<Record<string, unknown>>): Date => {
  const time = comment['addedOn'];
  const date = new Date(typeof time === 'number' ? time : Number.NaN);
  if (Number.isNaN(date.getTime()))
    throw new ImportFault(COMMENTS, `"addedOn" of the comment ${textOf(comment['id'])} is no time.`);
  return date;
};

export const readComments = async (folder: string): Promise<NewCommentRow[]> =>
  (await readList(folder, COMMENTS)).map((comment) => ({
    commentId: idOf(comment, 'id'),
    itemId: idOf(comment, 'itemId'),
    parentId: comment['parentId'] === undefined ? null : idOf(comment, 'parentId'),
    authorName: textOf(comment['authorName']),
    email: textOf(comment['email']) || null,
    website: textOf(comment['website']) || null,
    body: textOf(comment['body']),
    state: moderationStates.find((state) => state === comment['state']) ?? 'approved',
    contributorId: comment['isByTeam'] === true ? TEAM : null,
    createdAt: timeOf(comment),
  }));

const settingNames = Object.keys(defaultCommentSettings) as (keyof CommentSettings)[];

/** Only the given settings: the rest stay defaults, including future ones. */
export const readCommentSettings = (
  configuration: Readonly<Record<string, unknown>>,
): Partial<CommentSettings> => {
  const given = isRecord(configuration['comments']) ? configuration['comments'] : {};
  const existing = settingNames.flatMap((name) =>
    typeof given[name] === typeof defaultCommentSettings[name] ? [[name, given[name]]] : [],
  );
  return Object.fromEntries(existing);
};
