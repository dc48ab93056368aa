import type { ColorData } from './average-colors.ts';
import type { AssetKind } from './file-types.ts';
import type { FocalPoint } from './focal-point.ts';
import type { PictureSize } from './image-variants.ts';

/** The bytes of an asset and what was read from them. */
export interface AssetContent {
  /** Names the bytes: replacing them gives another. */
  readonly contentId: string;
  readonly kind: AssetKind;
  readonly contentType: string;
  readonly extension: string;
  readonly bytes: number;
  /** Of pictures only. */
  readonly size?: PictureSize;
  /** More than one when the picture moves. */
  readonly frames: number;
  readonly colorData?: ColorData;
}

/** A file of the site: a picture, a video, an audio file or another. */
export interface Asset extends AssetContent {
  readonly id: string;
  /** 1, and one more each time the content is replaced. */
  readonly version: number;
  readonly filename: string;
  readonly altText: string;
  readonly title: string;
  readonly body: string;
  readonly focalPoint: FocalPoint;
  readonly uploadedOn: Date;
  readonly trashedOn?: Date;
  /** Sold as a download: visitors get it by the link of their order alone. */
  readonly isPrivate?: true;
}
