import type { Queryable } from '../database/index.ts';
import { describeAsset, findAssets } from '../media/index.ts';
import type { FundRow } from './funds-store.ts';

const describeImage = (asset: Parameters<typeof describeAsset>[0]) => {
  const { colorData: _colours, ...image } = describeAsset(asset);
  return image;
};

/** The pictures of funds of one site, by fund. One that was deleted is left out. */
export const readFundImages = async (
  database: Queryable,
  funds: readonly FundRow[],
): Promise<ReadonlyMap<string, ReturnType<typeof describeImage>>> => {
  const ids = funds.flatMap(({ terms }) => terms.imageId || []);
  const [fund] = funds;
  if (!fund || ids.length === 0) return new Map();
  const assets = await findAssets(database, fund.websiteId, ids);
  return new Map(
    funds.flatMap(({ fundId, terms }) => {
      const image = assets.find(({ id }) => id === terms.imageId);
      return image ? [[fundId, describeImage(image)] as const] : [];
    }),
  );
};
