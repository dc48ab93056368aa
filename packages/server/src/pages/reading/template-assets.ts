import {
  assetUrlOf,
  formatOriginalSize,
  formatVariants,
  type ColorData,
  type FocalPoint,
} from '@sitewright/domain/media';
import type { PageAsset } from '@sitewright/render/needs';

/** A row of `assets` as JSON. */
export interface AssetRow {
  readonly asset_id: string;
  readonly version: number;
  readonly filename: string;
  readonly content_type: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly color_data: ColorData | null;
  readonly focal_point: FocalPoint;
  readonly alt_text: string;
  readonly title: string;
  readonly body: string;
}

const templateAsset = (row: AssetRow): PageAsset => {
  const { asset_id: id, version, filename, width, height, color_data: colorData } = row;
  const size = width !== null && height !== null ? { width, height } : undefined;
  return {
    id,
    filename,
    assetUrl: assetUrlOf({ id, version, filename }),
    contentType: row.content_type,
    mediaFocalPoint: row.focal_point,
    altText: row.alt_text,
    title: row.title,
    body: row.body,
    ...(size && { originalSize: formatOriginalSize(size), systemDataVariants: formatVariants(size) }),
    ...(colorData && { colorData: { ...colorData } }),
  };
};

export const templateAssets = (rows: readonly AssetRow[]): ReadonlyMap<string, PageAsset> =>
  new Map(rows.map((row) => [row.asset_id, templateAsset(row)]));
