import {
  asNumber,
  asString,
  isTruthy,
  property,
  scopedFormatter,
  slugify,
  type RenderContext,
} from '@sitewright/template';
import { isOnSale, isSoldOut } from '../catalogue/index.ts';
import { textField } from '../data/index.ts';

const STORE_ITEM = 11;

const slugs = (prefix: string, names: unknown): string[] =>
  Array.isArray(names) ? names.map((name) => prefix + slugify(asString(name))) : [];

const originClasses = (context: RenderContext): string[] => {
  const promoted = asString(context.resolveName('promotedBlockType'));
  const author = textField(context.resolveName('author'), 'displayName');
  return [
    ...(promoted === '' ? [] : ['promoted', `promoted-block-${slugify(promoted)}`]),
    ...slugs('category-', context.resolveName('categories')),
    ...slugs('tag-', context.resolveName('tags')),
    ...(author === '' ? [] : [`author-${slugify(author)}`]),
  ];
};

const stateClasses = (item: unknown, context: RenderContext): string[] => {
  const index = context.resolveName('@index');
  const isProduct = asNumber(property(item, 'recordType')) === STORE_ITEM;
  return [
    `post-type-${asString(context.resolveName('recordTypeLabel'))}`,
    ...(index === undefined ? [] : [`article-index-${asString(index)}`]),
    ...(isTruthy(context.resolveName('starred')) ? ['featured'] : []),
    ...(isProduct && isOnSale(item) ? ['on-sale'] : []),
    ...(isProduct && isSoldOut(item) ? ['sold-out'] : []),
  ];
};

/** Class names for style sheets, by an item's state and origin. */
export const itemClasses = scopedFormatter(
  () => (item, context) => ['hentry', ...originClasses(context), ...stateClasses(item, context)].join(' '),
);
