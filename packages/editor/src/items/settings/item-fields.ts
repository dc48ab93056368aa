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

/** Whether comments are open here, or as everywhere on the site. */
export type CommentChoice = 'usual' | 'open' | 'closed';

/** The settings of an item as they stand in the fields. Times are on the clocks of the site. */
export interface ItemFields {
  readonly title: string;
  readonly urlId: string;
  /** Whether visitors of the address that they know are sent to a new one. */
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

/** What the fields are read and written with. */
export interface ItemPlace {
  /** The clocks of the site. */
  readonly zone: string;
  /** Where visitors find the item now. */
  readonly publishedUrl: string | undefined;
}

export type ItemErrors = Partial<Record<keyof ItemFields, string>>;

const commentChoices: Readonly<Record<number, CommentChoice>> = { 1: 'open', 2: 'closed' };
const commentCodes: Partial<Record<CommentChoice, number>> = { open: 1, closed: 2 };

const timeIn = (moment: number | undefined, zone: string): string =>
  moment === undefined ? '' : localTime(moment, zone);

/** The words of an excerpt, which is stored as HTML. */
const plainWords = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/p>|<br\s*\/?>/gi, '\n'), 'text/html')
    .body.textContent.trim();

export const readItemFields = (content: ItemContent, { zone, publishedUrl }: ItemPlace): ItemFields => ({
  title: content.title,
  urlId: content.urlId,
  isRedirected: wantsRedirect(content, publishedUrl),
  excerpt: plainWords(content.excerpt ?? ''),
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

/** What is empty is left out, so that an undone change leaves no trace. */
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

interface FieldPlace extends ItemPlace {
  readonly content: ItemContent;
  readonly fields: ItemFields;
}

const trimUrl = (typed: string): string => typed.trim().replaceAll(/^\/+|\/+$/g, '');

/** Whether its own part of the address differs from the one that visitors know. */
export const isItemMoved = (urlId: string, { publishedUrl }: ItemPlace): boolean =>
  publishedUrl !== undefined && !publishedUrl.endsWith(`/${trimUrl(urlId)}`);

/** A field that was not touched keeps what is stored: seconds of a time, marks of an excerpt. */
const keeping = ({ content, fields, ...place }: FieldPlace) => {
  const { zone } = place;
  const known = readItemFields(content, place);
  return {
    time: (name: 'publishOn' | 'startDate' | 'endDate'): number | undefined =>
      fields[name] === known[name] ? content[name] : momentOf(fields[name], zone),
    excerpt: fields.excerpt === known.excerpt ? content.excerpt : htmlOf(fields.excerpt),
  };
};

/** What no field shows stays as it is. */
export const writeItemFields = (place: FieldPlace): ItemContent => {
  const { content, fields } = place;
  const { time, excerpt } = keeping(place);
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

/** What is wrong, by field. The server has the last word about addresses. */
export const findItemFieldFaults = (place: FieldPlace, isEvent: boolean): ItemErrors => {
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
