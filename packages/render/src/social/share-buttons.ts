import {
  asString,
  escapeAttribute,
  isTruthy,
  property,
  propertyPath,
  scopedFormatter,
  type RenderContext,
} from '@sitewright/template';
import { attributeToken, isFieldTruthy, printedField, textField } from '../data/index.ts';

const buttonsHtml = (value: unknown, tag: 'div' | 'span', style: string): string => {
  const id = isFieldTruthy(value, 'systemDataId') ? 'systemDataId' : 'mainImageId';
  const url =
    asString(property(value, 'assetUrl')) || asString(propertyPath(value, ['mainImage', 'assetUrl']));
  return (
    `<${tag} class="squarespace-social-buttons ${style}" data-system-data-id="${attributeToken(printedField(value, id))}"` +
    ` data-asset-url="${attributeToken(url)}" data-record-type="${attributeToken(printedField(value, 'recordType'))}"` +
    ` data-full-url="${attributeToken(printedField(value, 'fullUrl'))}"` +
    ` data-title="${escapeAttribute(textField(value, 'title'))}"></${tag}>`
  );
};

const offersSharing = (context: RenderContext): boolean =>
  isTruthy(property(context.resolveName('website'), 'shareButtonOptions'));

export const socialButton = scopedFormatter(
  () => (value, context) => (offersSharing(context) ? buttonsHtml(value, 'div', 'button-style') : ''),
);

export const socialButtonInline = scopedFormatter(
  () => (value, context) => (offersSharing(context) ? buttonsHtml(value, 'span', 'inline-style') : ''),
);

/** Content of a like button before its slot is filled. */
export const emptyLikeHtml =
  '\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  ';

export const likeButton = scopedFormatter(() => (value, context) => {
  const isOffered = isFieldTruthy(context.resolveName('websiteSettings'), 'simpleLikingEnabled');
  if (!isTruthy(value) || !isOffered) return '';
  return (
    `\n  <span class="sqs-simple-like" data-item-id="${attributeToken(printedField(value, 'id'))}"` +
    ` data-like-count="${attributeToken(printedField(value, 'likeCount'))}">${emptyLikeHtml}</span>\n`
  );
});
