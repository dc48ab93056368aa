import {
  findItemFaults,
  type ContentStatus,
  type ItemContent,
  type Location,
  type SeoData,
  redirectChoice,
  wantsRedirect,
} from '@sitewright/domain/pages';
import { findPassedTime, localTime, momentOf } from '../../time-zones/index.ts';

/** `usual`: the site's default. */
export type CommentChoice = 'usual' | 'open' | 'closed';

/** Form values of an item. Times are in the site's time zone. */
export interface ItemFields {
  readonly title: string;
  readonly urlId: string;
  /** Whether the published URL redirects to the new one. */
  readonly isRedirected: boolean;
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly authorId: string;
  readonly mainImageId: string;
  readonly status: ContentStatus;
  readonly publishOn: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly location: Location;
  readonly comments: CommentChoice;
  readonly isStarred: boolean;
  readonly sourceUrl: string;
  readonly isPassthrough: boolean;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isHidden: boolean;
}

/** What reading and writing the fields depends on. */
export interface FieldContext {
  /** The site's time zone. */
  readonly zone: string;
  /** The published URL. */
  readonly publishedUrl: string | undefined;
}

export type ItemErrors = Partial<Record<keyof ItemFields, string>>;

const commentChoices: Readonly<Record<number, CommentChoice>> = { 1: 'open', 2: 'closed' };
const commentCodes: Partial<Record<CommentChoice, number>> = { open: 1, closed: 2 };

const timeIn = (moment: number | undefined, zone: string): string =>
  moment === undefined ? '' : localTime(moment, zone);

/** The text of an excerpt, which is stored as HTML. */
const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/p>|<br\s*\/?>/gi, '\n'), 'text/html')
    .body.textContent.trim();

export const readItemFields = (content: ItemContent, { zone, publishedUrl }: FieldContext): ItemFields => ({
  title: content.title,
  urlId: content.urlId,
  isRedirected: wantsRedirect(content, publishedUrl),
  excerpt: plainText(content.excerpt ?? ''),
  categories: content.categories ?? [],
  tags: content.tags ?? [],
  authorId: content.authorId ?? '',
  mainImageId: content.mainImageId ?? '',
  status: content.status,
  publishOn: timeIn(content.publishOn, zone),
  startDate: timeIn(content.startDate, zone),
  endDate: timeIn(content.endDate, zone),
  location: content.location ?? {},
  comments: commentChoices[content.commentState ?? 0] ?? 'usual',
  isStarred: content.isStarred ?? false,
  sourceUrl: content.sourceUrl ?? '',
  isPassthrough: content.isPassthrough ?? false,
  seoTitle: content.seo?.title ?? '',
  seoDescription: content.seo?.description ?? '',
  isHidden: content.seo?.isHidden ?? false,
});

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const htmlOf = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`)
    .join('');

type Given = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

type Filled<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Leaves out empty values, so that undoing a change restores the same content. */
const filled = <Fields extends Given>(fields: Fields): Filled<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Filled<Fields>;

const seoOf = ({ seoTitle, seoDescription, isHidden }: ItemFields): SeoData =>
  filled({ title: seoTitle.trim(), description: seoDescription.trim(), isHidden });

const optional = new Set([
  'noRedirectFrom',
  'excerpt',
  'categories',
  'tags',
  'authorId',
  'mainImageId',
  'publishOn',
  'startDate',
  'endDate',
  'location',
  'commentState',
  'isStarred',
  'sourceUrl',
  'isPassthrough',
  'seo',
]);

interface EditedFields extends FieldContext {
  readonly content: ItemContent;
  readonly fields: ItemFields;
}

const trimUrl = (typed: string): string => typed.trim().replaceAll(/^\/+|\/+$/g, '');

/** Whether the slug differs from the published one. */
export const isItemMoved = (urlId: string, { publishedUrl }: FieldContext): boolean =>
  publishedUrl !== undefined && !publishedUrl.endsWith(`/${trimUrl(urlId)}`);

/** An unchanged field keeps the stored value: seconds of a time, markup of an excerpt. */
const changedValues = ({ content, fields, ...place }: EditedFields) => {
  const { zone } = place;
  const known = readItemFields(content, place);
  return {
    time: (name: 'publishOn' | 'startDate' | 'endDate'): number | undefined =>
      fields[name] === known[name] ? content[name] : momentOf(fields[name], zone),
    excerpt: fields.excerpt === known.excerpt ? content.excerpt : htmlOf(fields.excerpt),
  };
};

/** Content without a field stays as it is. */
export const writeItemFields = (place: EditedFields): ItemContent => {
  const { content, fields } = place;
  const { time, excerpt } = changedValues(place);
  const kept = Object.fromEntries(Object.entries(content).filter(([name]) => !optional.has(name)));
  return {
    ...(kept as Pick<ItemContent, 'id' | 'collectionId' | 'recordType'>),
    title: fields.title.trim(),
    urlId: trimUrl(fields.urlId),
    ...redirectChoice(content, fields.isRedirected || !isItemMoved(fields.urlId, place), place.publishedUrl),
    status: fields.status,
    ...filled({
      excerpt,
      categories: fields.categories,
      tags: fields.tags,
      authorId: fields.authorId,
      mainImageId: fields.mainImageId,
      publishOn: time('publishOn'),
      startDate: time('startDate'),
      endDate: time('endDate'),
      location: filled({ ...fields.location }),
      commentState: commentCodes[fields.comments],
      isStarred: fields.isStarred,
      sourceUrl: fields.sourceUrl.trim(),
      isPassthrough: fields.isPassthrough,
      seo: seoOf(fields),
    }),
  };
};

const NEEDS_START = 'Enter a start time.';
const NEEDS_SOURCE = 'Enter a source URL.';
const isAddress = (text: string): boolean => text.startsWith('/') || /^https?:\/\/\S+$/.test(text);

/** Errors by field. Whether a URL is taken is checked by the server. */
export const findItemFieldFaults = (place: EditedFields, isEvent: boolean): ItemErrors => {
  const { fields } = place;
  const source = fields.sourceUrl.trim();
  const next = writeItemFields(place);
  const { sections: _sections, ...faults } = findItemFaults(next);
  return {
    ...findPassedTime(place.content, next),
    ...faults,
    ...(isEvent && fields.startDate === '' ? { startDate: NEEDS_START } : {}),
    ...(fields.isPassthrough && source === '' ? { sourceUrl: NEEDS_SOURCE } : {}),
    ...(source !== '' && !isAddress(source) ? { sourceUrl: 'A link must start with / or https://.' } : {}),
  };
};
