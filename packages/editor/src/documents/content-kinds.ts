import type { SiteForm } from '@sitewright/domain/forms';
import type { CollectionContent, ItemContent } from '@sitewright/domain/pages';

const isObject = (content: unknown): content is object => typeof content === 'object' && content !== null;

/** Documents have passed the server's schema, so one or two fields identify them. */
export const isPageContent = (content: unknown): content is CollectionContent =>
  isObject(content) && 'urlId' in content && 'typeName' in content;

export const isItemContent = (content: unknown): content is ItemContent =>
  isObject(content) && 'collectionId' in content && 'recordType' in content;

export const isFormContent = (content: unknown): content is SiteForm =>
  isObject(content) && 'fields' in content && 'name' in content;

/** The title of a page or item, or the name of a form. */
export const titleIn = (content: unknown): string | undefined => {
  if (!isObject(content)) return undefined;
  if ('title' in content && typeof content.title === 'string') return content.title;
  return 'name' in content && typeof content.name === 'string' ? content.name : undefined;
};
