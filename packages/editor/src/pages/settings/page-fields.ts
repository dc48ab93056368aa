import {
  findCollectionFaults,
  folderBehaviors,
  pageLimits,
  pageMessages,
  pagePermissions,
  redirectChoice,
  wantsRedirect,
  type CollectionContent,
  type ContentStatus,
} from '@sitewright/domain/pages';
import { findPassedTime, localTime, momentOf } from '../../time-zones/index.ts';

/** Form values of a page. */
export interface PageFields {
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  /** Whether the published URL redirects to the new one. */
  readonly isRedirected: boolean;
  readonly description: string;
  readonly status: ContentStatus;
  /** In the site's time zone. */
  readonly publishOn: string;
  readonly permission: number;
  readonly password: string;
  readonly folderBehavior: number;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isHidden: boolean;
  readonly mainImageId: string;
  readonly headerCode: string;
  readonly postItemCode: string;
}

/** What reading and writing the fields depends on. */
export interface FieldPlace {
  /** The site's time zone. */
  readonly zone: string;
  /** The published URL. */
  readonly publishedUrl: string | undefined;
}

export type FieldErrors = Partial<Record<keyof PageFields, string>>;

export const readFields = (content: CollectionContent, { zone, publishedUrl }: FieldPlace): PageFields => ({
  title: content.title,
  navigationTitle: content.navigationTitle ?? '',
  urlId: content.urlId,
  isRedirected: wantsRedirect(content, publishedUrl),
  description: content.description ?? '',
  status: content.status,
  publishOn: content.publishOn === undefined ? '' : localTime(content.publishOn, zone),
  permission: content.permission ?? pagePermissions.public,
  password: '',
  folderBehavior: content.folderBehavior ?? folderBehaviors.none,
  seoTitle: content.seo?.title ?? '',
  seoDescription: content.seo?.description ?? '',
  isHidden: content.seo?.isHidden ?? false,
  mainImageId: content.mainImageId ?? '',
  headerCode: content.headerCode ?? '',
  postItemCode: content.postItemCode ?? '',
});

const texts = ['navigationTitle', 'description', 'mainImageId', 'headerCode', 'postItemCode'] as const;

const writeSeo = ({ seoTitle, seoDescription, isHidden }: PageFields): Pick<CollectionContent, 'seo'> => {
  const seo = {
    ...(seoTitle.trim() === '' ? {} : { title: seoTitle.trim() }),
    ...(seoDescription.trim() === '' ? {} : { description: seoDescription.trim() }),
    ...(isHidden ? { isHidden } : {}),
  };
  return Object.keys(seo).length === 0 ? {} : { seo };
};

const filledTexts = (fields: PageFields): Partial<Record<(typeof texts)[number], string>> =>
  Object.fromEntries(texts.filter((name) => fields[name].trim() !== '').map((name) => [name, fields[name]]));

/** The page without its optional fields. */
const withoutOptional = (content: CollectionContent) => {
  const { seo: _seo, publishOn: _publishOn, navigationTitle: _navigationTitle, ...rest } = content;
  const { description: _description, mainImageId: _mainImageId, ...more } = rest;
  const { headerCode: _headerCode, postItemCode: _postItemCode, noRedirectFrom: _from, ...kept } = more;
  return kept;
};

const trimUrl = (typed: string): string => typed.trim().replaceAll(/^\/+|\/+$/g, '');

/** Whether the URL differs from the published one. */
export const isMoved = (urlId: string, { publishedUrl }: FieldPlace): boolean =>
  publishedUrl !== undefined && `/${trimUrl(urlId)}` !== publishedUrl;

/** Leaves out empty values; content without a field stays as it is. */
export const writeFields = (
  content: CollectionContent,
  fields: PageFields,
  place: FieldPlace,
): CollectionContent => {
  const { zone } = place;
  const known = readFields(content, place);
  const urlId = trimUrl(fields.urlId);
  const time = fields.publishOn === known.publishOn ? content.publishOn : momentOf(fields.publishOn, zone);
  return {
    ...withoutOptional(content),
    ...filledTexts(fields),
    title: fields.title.trim(),
    urlId,
    ...redirectChoice(content, fields.isRedirected || !isMoved(urlId, place), place.publishedUrl),
    status: fields.status,
    ...(time === undefined ? {} : { publishOn: time }),
    ...(fields.permission === known.permission ? {} : { permission: fields.permission }),
    ...(content.isFolder ? { folderBehavior: fields.folderBehavior } : {}),
    ...writeSeo(fields),
  };
};

const passwordFault = (content: CollectionContent, { permission, password }: PageFields): FieldErrors => {
  const isNew = content.permission !== pagePermissions.password;
  const isMissing = permission === pagePermissions.password && isNew && password === '';
  return isMissing || password.length > pageLimits.MAX_PASSWORD_LENGTH
    ? { password: pageMessages['page-password-invalid'] }
    : {};
};

/** Errors by field. Whether a URL is taken is checked by the server. */
export const findFieldFaults = (
  content: CollectionContent,
  fields: PageFields,
  { taken, ...place }: FieldPlace & { readonly taken: ReadonlySet<string> },
): FieldErrors => {
  const next = writeFields(content, fields, place);
  const { sections: _sections, ...faults } = findCollectionFaults(next);
  return {
    ...(taken.has(next.urlId) ? { urlId: pageMessages['url-taken'] } : {}),
    ...passwordFault(content, fields),
    ...findPassedTime(content, next),
    ...faults,
  };
};
