import { assetUrlOf, formatOriginalSize, formatVariants, type FocalPoint } from '@sitewright/domain/media';
import type { PageAsset } from '@sitewright/render/data-requirements';
import { sql, type SqlFragment } from '../../database/index.ts';

/** Columns of an asset `a` as an array: a page may read hundreds of them, and names would double the size. */
export const assetRow: SqlFragment = sql`json_build_array(a.asset_id, a.version, a.filename, a.content_type, a.width, a.height,
  a.color_data, a.focal_point, a.alt_text, a.title, a.body)`;

/** The columns of `assetRow`. */
export type AssetRow = readonly [
  id: string,
  version: number,
  filename: string,
  contentType: string,
  width: number | null,
  height: number | null,
  colorData: Readonly<Record<string, string>> | null,
  focalPoint: FocalPoint,
  altText: string,
  title: string,
  body: string,
];

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

const templateAsset = (row: AssetRow): PageAsset => {
  const [
    id,
    version,
    filename,
    contentType,
    width,
    height,
    colorData,
    mediaFocalPoint,
    altText,
    title,
    body,
  ] = row;
  const size = width !== null && height !== null ? { width, height } : undefined;
  const asset: Writable<PageAsset> = {
    id,
    filename,
    assetUrl: assetUrlOf({ id, version, filename }),
    contentType,
    mediaFocalPoint,
    altText,
    title,
    body,
  };
  if (size) {
    asset.originalSize = formatOriginalSize(size);
    asset.systemDataVariants = formatVariants(size);
  }
  if (colorData) asset.colorData = colorData;
  return asset;
};

export const templateAssets = (rows: readonly AssetRow[]): ReadonlyMap<string, PageAsset> =>
  new Map(rows.map((row) => [row[0], templateAsset(row)]));
