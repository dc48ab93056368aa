import {
  asNumber,
  isTruthy,
  printValue,
  property,
  scopedFormatter,
  formatter,
  type RenderContext,
} from '@sitewright/template';
import { attributeToken, isFieldTruthy, printedField } from '../data/index.ts';

const OPEN = 1;

const countOf = (node: unknown): number => asNumber(property(node, 'publicCommentCount')) || 0;

const usesDisqus = (context: RenderContext): boolean =>
  isFieldTruthy(context.resolveName('websiteSettings'), 'disqusShortname');

const countText = (count: number, between: string): string => {
  if (count === 0) return `No${between}Comments`;
  return count === 1 ? `1${between}Comment` : `${count}${between}Comments`;
};

export const commentCount = formatter(() => (value) => countText(countOf(value), ' '));

export const commentLink = scopedFormatter(() => (_value, context) => {
  const scoped = (name: string): string => attributeToken(printValue(context.resolveName(name)));
  const [id, url] = [scoped('id'), scoped('fullUrl')];
  if (usesDisqus(context)) {
    return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
  }
  const count = countText(asNumber(context.resolveName('publicCommentCount')) || 0, '\n  ');
  return `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${count}\n  </a>\n`;
});

const threadOf = (kind: 'item' | 'collection', node: unknown): string =>
  ` data-${kind}-id="${attributeToken(printedField(node, 'id'))}"` +
  ` data-public-comment-count="${attributeToken(printedField(node, 'publicCommentCount'))}"` +
  ` data-comment-state="${attributeToken(printedField(node, 'commentState'))}"`;

const threadAttributes = (context: RenderContext): string => {
  const item = context.resolveName('item');
  if (isTruthy(item)) return threadOf('item', item);
  const collection = context.resolveName('collection');
  return isTruthy(collection) ? threadOf('collection', collection) : '';
};

/** The page slot of the thread. */
export const comments = scopedFormatter(() => (_value, context) => {
  if (usesDisqus(context)) return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n';
  const id = attributeToken(printValue(context.resolveName('id')));
  return `\n  <div class="squarespace-comments" id="comments-${id}"${threadAttributes(context)}></div>\n`;
});

/** Comments are shown if commenting is open or there are comments, unless the site disables them. */
export const hasComments = (node: unknown, context: RenderContext): boolean => {
  const settings = context.resolveName('websiteSettings');
  if (settings !== undefined && !isFieldTruthy(settings, 'commentsEnabled')) return false;
  return asNumber(property(node, 'commentState')) === OPEN || countOf(node) > 0;
};

// `disqusShortName` here, `disqusShortname` in the formatters above: templates rely on both.
export const hasDisqus = (_node: unknown, context: RenderContext): boolean =>
  isFieldTruthy(context.resolveName('websiteSettings'), 'disqusShortName');
