import type { FormatterTable } from '@sitewright/template';
import { audioPlayer } from './audio-player.ts';
import { colorWeight, websiteColor } from './colors.ts';
import { childImageMeta, coverImageMeta, imageMeta } from './image-meta.ts';
import {
  height,
  resizedHeightForWidth,
  resizedWidthForHeight,
  thumbnailForHeight,
  thumbnailForWidth,
  width,
} from './image-size.ts';
import { image, imageColor, imageSrcset } from './image.ts';
import { video } from './video.ts';

export { isDarkColor } from './colors.ts';
export { focalPoint } from './image-meta.ts';
export { checkImage, imageComments, type ImageProps } from './image-rules.ts';
export { readImageSize, type ImageSize } from './image-size.ts';

export const formatters: FormatterTable = {
  'audio-player': audioPlayer,
  'child-image-meta': childImageMeta,
  'color-weight': colorWeight,
  'cover-image-meta': coverImageMeta,
  height,
  image,
  'image-color': imageColor,
  'image-meta': imageMeta,
  'image-srcset': imageSrcset,
  resizedHeightForWidth,
  resizedWidthForHeight,
  squarespaceThumbnailForHeight: thumbnailForHeight,
  squarespaceThumbnailForWidth: thumbnailForWidth,
  video,
  'website-color': websiteColor,
  width,
};
