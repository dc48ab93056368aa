import type { CallAnswer } from '@sitewright/api/call';
import type { mediaCalls } from '@sitewright/api/media';
import { formatFileSize, type AssetKind } from '@sitewright/domain/media';

/** A file of the site. */
export type Asset = CallAnswer<typeof mediaCalls.read>;

export const kindNames = {
  image: 'Picture',
  video: 'Video',
  audio: 'Audio',
  file: 'Document',
} as const satisfies Record<AssetKind, string>;

/** A scaled image URL; vector images are served unscaled. */
export const thumbnailOf = ({ assetUrl }: Asset, width: 300 | 1000): string => `${assetUrl}?format=${width}w`;

export const describeAsset = ({ kind, bytes, originalSize }: Asset): string =>
  [originalSize?.replace('x', ' × ') ?? kindNames[kind], formatFileSize(bytes)].join(' · ');

export const isAsset = (body: unknown): body is Asset =>
  typeof body === 'object' && body !== null && 'id' in body && 'assetUrl' in body;
