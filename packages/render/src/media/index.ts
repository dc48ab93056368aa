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
import { imageElement } from './image-element.ts';
import { image, imageColor, imageSrcset } from './image.ts';
import { video } from './video.ts';

export { audioPlayerScript } from './audio-player.ts';
export { isDarkColor } from './colors.ts';
export { focalPoint } from './image-meta.ts';
export { readImageSize, type ImageSize } from './image-size.ts';
export { LAZY, sourceSet } from './picture-sources.ts';

export const formatters: FormatterTable = {
  'audio-player': audioPlayer,
  'child-image-meta': childImageMeta,
  'color-weight': colorWeight,
  'cover-image-meta': coverImageMeta,
  height,
  image,
  'image-color': imageColor,
  'image-element': imageElement,
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
