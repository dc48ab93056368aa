import { isCounted } from '@sitewright/domain/catalogue';
import { assetUrlOf } from '@sitewright/domain/media';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import { moneyPrinter, type MoneyPrinter } from '@sitewright/render/money';
import type { Queryable } from '../database/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { findProducts, type FoundProductRow, type ProductSearch } from './product-search-store.ts';

const printerOf = async (database: Queryable, site: Site): Promise<MoneyPrinter> => {
  const { currency, language } = site.settings;
  const { useCLDRMoneyFormat } = await readStoreSettings(database, site.id);
  return moneyPrinter({
    language,
    currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
    useCldr: useCLDRMoneyFormat,
  });
};

const priceText = ({ lowest, hasVariedPrices }: FoundProductRow, print: MoneyPrinter): string => {
  if (lowest === null) return '';
  return hasVariedPrices ? `from ${print(lowest)}` : print(lowest);
};

/** Products as pickers show them. */
export const describeProducts = async (database: Queryable, site: Site, search: ProductSearch) => {
  const rows = await findProducts(database, site.id, search);
  const print = await printerOf(database, site);
  return {
    products: rows.map((row) => ({
      id: row.id,
      collectionId: row.collectionId,
      title: row.title,
      fullUrl: row.fullUrl,
      imageUrl: row.image ? `${assetUrlOf(row.image)}?format=300w` : null,
      priceText: priceText(row, print),
      isSoldOut: isCounted(row.productType) && row.isInStock !== true,
    })),
  };
};
