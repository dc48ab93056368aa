import type { CollectionContent, ItemContent } from '@sitewright/domain/pages';

const isObject = (content: unknown): content is object => typeof content === 'object' && content !== null;

/** Documents have passed the server's schema: one field or two tell what they are. */
export const isPageContent = (content: unknown): content is CollectionContent =>
  isObject(content) && 'urlId' in content && 'typeName' in content;

export const isItemContent = (content: unknown): content is ItemContent =>
  isObject(content) && 'collectionId' in content && 'recordType' in content;

/** Pages, posts and other items have a title of their own. */
export const titleIn = (content: unknown): string | undefined =>
  isObject(content) && 'title' in content && typeof content.title === 'string' ? content.title : undefined;
