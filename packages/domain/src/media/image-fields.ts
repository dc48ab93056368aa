import type { Asset } from './asset.ts';
import type { ColorData } from './average-colors.ts';
import type { FocalPoint } from './focal-point.ts';
import { formatOriginalSize, formatVariants } from './image-variants.ts';

/** Visitors get the site's files below this path. */
export const MEDIA_BASE = '/-/media/';

/** Also safe inside an unquoted or single-quoted attribute and inside `url()`. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Where an asset's present content is found. What lies there never changes: other content has another version. */
export const assetUrlOf = ({ id, version, filename }: Pick<Asset, 'id' | 'version' | 'filename'>): string =>
  `${MEDIA_BASE}${id}/${version}/${encodeName(filename)}`;

/** A picture as templates know it. */
export interface ImageFields {
  readonly id: string;
  readonly assetUrl: string;
  readonly filename: string;
  readonly contentType: string;
  readonly altText: string;
  readonly title: string;
  readonly body: string;
  readonly mediaFocalPoint: FocalPoint;
  readonly systemDataId: string;
  readonly systemDataVariants: string;
  readonly systemDataSourceType: string;
  readonly originalSize: string;
  readonly colorData?: ColorData;
  readonly componentKey?: string;
}

/** Nothing for an asset that is no picture. */
export const imageFieldsOf = (asset: Asset, componentKey?: string): ImageFields | undefined => {
  const { size, colorData } = asset;
  if (asset.kind !== 'image' || !size) return undefined;
  return {
    id: asset.id,
    assetUrl: assetUrlOf(asset),
    filename: asset.filename,
    contentType: asset.contentType,
    altText: asset.altText,
    title: asset.title,
    body: asset.body,
    mediaFocalPoint: asset.focalPoint,
    systemDataId: asset.contentId,
    systemDataVariants: formatVariants(size),
    systemDataSourceType: asset.extension.toUpperCase(),
    originalSize: formatOriginalSize(size),
    ...(colorData && { colorData }),
    ...(componentKey !== undefined && { componentKey }),
  };
};
