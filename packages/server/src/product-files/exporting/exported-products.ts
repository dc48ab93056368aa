import { readProduct } from '@sitewright/domain/catalogue';
import { assetUrlOf } from '@sitewright/domain/media';
import { CURRENCIES, DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import type { ItemContent } from '@sitewright/domain/pages';
import type { ExportedPicture, ExportedProduct, WeightUnit } from '@sitewright/domain/product-files';
import type { Site } from '@sitewright/domain/sites';
import { listStockLevels } from '../../catalogue/index.ts';
import type { Queryable } from '../../database/index.ts';
import { findAssets } from '../../media/index.ts';
import type { ProductPage } from '../store/products-store.ts';

export const fractionDigitsOf = ({ settings: { currency } }: Site): number =>
  CURRENCIES[isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY].fractionDigits;

export interface ExportPlace {
  readonly database: Queryable;
  readonly site: Site;
  /** Where the pictures are. */
  readonly origin: string;
  readonly pages: readonly ProductPage[];
  readonly weightUnit: WeightUnit;
}

const fileIds = (item: ItemContent): string[] => {
  const { variants = [], videos = [] } = readProduct(item) ?? {};
  return [
    ...(item.imageIds ?? []),
    ...variants.flatMap(({ imageId }) => imageId ?? []),
    ...videos.flatMap(({ fileId }) => fileId ?? []),
  ];
};

/** Products with what an export says of them beside their content. */
export const loadExported = async (
  { database, site, origin, pages, weightUnit }: ExportPlace,
  items: readonly ItemContent[],
): Promise<ExportedProduct[]> => {
  const stock = await listStockLevels(
    database,
    site.id,
    items.map(({ id }) => id),
  );
  const assets = await findAssets(database, site.id, [...new Set(items.flatMap(fileIds))]);
  const pictures = new Map(
    assets.map((asset): [string, ExportedPicture] => [
      asset.id,
      { url: `${origin}${assetUrlOf(asset)}`, altText: asset.altText },
    ]),
  );
  const urls = new Map(pages.map(({ id, urlId }) => [id, urlId]));
  return items.map((item) => ({
    item,
    page: urls.get(item.collectionId) ?? '',
    stock: stock.get(item.id) ?? {},
    pictures,
    fractionDigits: fractionDigitsOf(site),
    weightUnit,
  }));
};
