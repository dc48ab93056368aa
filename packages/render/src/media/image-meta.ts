import {
  asNumber,
  cutText,
  escapeAttribute,
  isTruthy,
  property,
  scopedFormatter,
  type RenderContext,
} from '@sitewright/template';
import { attributeToken, isObject, printedField, stripTags, textField } from '../data/index.ts';

const IMAGE_BLOCK = 5;
const MAX_ALT_FROM_BODY_LENGTH = 250;

/** What a picture shows, in words. An image block has a field for it, which may be empty on purpose. */
export const altText = (image: unknown, context: RenderContext): string => {
  const own = textField(image, 'altText').trim();
  if (own !== '' || asNumber(context.resolveName('blockType')) === IMAGE_BLOCK) return own;
  const title = property(image, 'title');
  if (isTruthy(title)) return textField(image, 'title');
  const body = stripTags(textField(image, 'body'));
  return body === '' ? textField(image, 'filename') : cutText(body, MAX_ALT_FROM_BODY_LENGTH);
};

/** The point that stays visible when a picture is cropped, from 0,0 at the top left to 1,1. */
export const focalPoint = (image: unknown): string => {
  const point = property(image, 'mediaFocalPoint');
  if (!isObject(point)) return '0.5,0.5';
  return `${asNumber(property(point, 'x')) || 0},${asNumber(property(point, 'y')) || 0}`;
};

const optionalAttributes = (image: unknown): string => {
  const preview = isObject(property(image, 'licensedAssetPreview'))
    ? 'data-licensed-asset-preview="true" '
    : '';
  if (property(image, 'componentKey') == null) return preview;
  return `${preview}data-component-key="${attributeToken(printedField(image, 'componentKey'))}" `;
};

export const imageAttributes = (image: unknown, context: RenderContext): string => {
  const url = attributeToken(printedField(image, 'assetUrl'));
  return (
    `${optionalAttributes(image)}data-src="${url}" data-image="${url}"` +
    ` data-image-dimensions="${attributeToken(printedField(image, 'originalSize'))}"` +
    ` data-image-focal-point="${focalPoint(image)}" alt="${escapeAttribute(altText(image, context))}" `
  );
};

const attributesOrNothing = (image: unknown, context: RenderContext): string =>
  image === undefined ? '' : imageAttributes(image, context);

export const imageMeta = scopedFormatter(() => attributesOrNothing);

export const coverImageMeta = scopedFormatter(
  () => (value, context) => attributesOrNothing(property(value, 'coverImage'), context),
);

export const childImageMeta = scopedFormatter((args) => {
  const index = Number.parseInt(args[0] ?? '0', 10);
  return (value, context) => attributesOrNothing(property(property(value, 'items'), index), context);
});
