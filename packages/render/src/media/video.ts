import { escapeAttribute, formatter, isTruthy, property, propertyPath, asString } from '@sitewright/template';
import { attributeToken, isFieldTruthy, printedField } from '../data/index.ts';
import { averageColor, COLOR_POSITIONS } from './image.ts';
import { focalPoint } from './image-meta.ts';

const colorAttributes = (video: unknown): string =>
  COLOR_POSITIONS.map(
    (position) => `data-color-${position.toLowerCase()}="#${attributeToken(averageColor(video, position))}" `,
  ).join('');

const thumbnail = (video: unknown, withColors: boolean): string => {
  const colors = withColors && isTruthy(property(video, 'colorData')) ? colorAttributes(video) : '';
  return (
    `<img data-load="false" data-src="${attributeToken(printedField(video, 'assetUrl'))}"` +
    ` data-image-dimensions="${attributeToken(printedField(video, 'originalSize'))}"` +
    ` data-image-focal-point="${focalPoint(video)}" ${colors}/>`
  );
};

const overlay = (video: unknown, withColors: boolean): string => {
  if (!isFieldTruthy(video, 'overlay')) return '';
  const hasThumbnail = isFieldTruthy(video, 'mainImageId') || isFieldTruthy(video, 'systemDataId');
  const content = hasThumbnail
    ? `" style="opacity: 0;">${thumbnail(video, withColors)}`
    : ' no-thumb" style="opacity: 0;">';
  return (
    `<div class="sqs-video-overlay${content}` +
    '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
  );
};

/** An embedded video that starts when its picture is pressed. */
export const video = formatter((args) => {
  const load = args.includes('load-false') ? ' data-load="false" ' : '';
  const withColors = args.includes('color-data');
  return (value) => {
    const html = escapeAttribute(asString(propertyPath(value, ['oembed', 'html'])));
    const provider = attributeToken(asString(propertyPath(value, ['oembed', 'providerName'])));
    return (
      `<div class="sqs-video-wrapper" ${load}data-html="${html}" data-provider-name="${provider}">` +
      `${overlay(value, withColors)}</div>`
    );
  };
});
