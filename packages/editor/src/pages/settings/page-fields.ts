import {
  findCollectionFaults,
  folderBehaviors,
  pageLimits,
  pageMessages,
  pagePermissions,
  type CollectionContent,
  type ContentStatus,
} from '@sitewright/domain/pages';
import { findPassedTime, localTime, momentOf } from '../../clocks/index.ts';

/** The settings of a page as they stand in the fields. */
export interface PageFields {
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  readonly description: string;
  readonly status: ContentStatus;
  /** On the clocks of the site. */
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

export type FieldErrors = Partial<Record<keyof PageFields, string>>;

export const readFields = (content: CollectionContent, zone: string): PageFields => ({
  title: content.title,
  navigationTitle: content.navigationTitle ?? '',
  urlId: content.urlId,
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

/** The page without anything that the fields may leave out. */
const withoutOptional = (content: CollectionContent) => {
  const { seo: _seo, publishOn: _publishOn, navigationTitle: _navigationTitle, ...rest } = content;
  const { description: _description, mainImageId: _mainImageId, ...more } = rest;
  const { headerCode: _headerCode, postItemCode: _postItemCode, ...kept } = more;
  return kept;
};

/** What is empty is left out; what no field shows stays as it is. */
export const writeFields = (
  content: CollectionContent,
  fields: PageFields,
  zone: string,
): CollectionContent => {
  const known = readFields(content, zone);
  const time = fields.publishOn === known.publishOn ? content.publishOn : momentOf(fields.publishOn, zone);
  return {
    ...withoutOptional(content),
    ...filledTexts(fields),
    title: fields.title.trim(),
    urlId: fields.urlId.trim().replaceAll(/^\/+|\/+$/g, ''),
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
  return isMissing || password.length > pageLimits.PASSWORD_LONGEST
    ? { password: pageMessages['page-password-invalid'] }
    : {};
};

/** What is wrong, by field. The server has the last word about addresses. */
export const findFieldFaults = (
  content: CollectionContent,
  fields: PageFields,
  { zone, taken }: { readonly zone: string; readonly taken: ReadonlySet<string> },
): FieldErrors => {
  const next = writeFields(content, fields, zone);
  const { sections: _sections, ...faults } = findCollectionFaults(next);
  return {
    ...(taken.has(next.urlId) ? { urlId: pageMessages['url-taken'] } : {}),
    ...passwordFault(content, fields),
    ...findPassedTime(content, next),
    ...faults,
  };
};
