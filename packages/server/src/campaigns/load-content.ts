import {
  campaignLimits,
  campaignTextsIn,
  findCampaignFaults,
  type CampaignAudience,
  type CampaignContent,
  type CampaignFault,
} from '@sitewright/domain/campaigns';
import { fillText } from '@sitewright/domain/languages';
import { assetUrlOf, type Asset } from '@sitewright/domain/media';
import type { Site } from '@sitewright/domain/sites';
import type { CampaignImage, CampaignProduct, CampaignToCompose } from '@sitewright/render/campaigns';
import { loadMoneyPrinter } from '../cart/index.ts';
import type { Queryable } from '../database/index.ts';
import { countAudience } from '../mailing-list-records/index.ts';
import { findAssets } from '../media/index.ts';
import { readMailSettings } from '../mail/index.ts';
import { findSoldProducts, type SoldProduct } from './choices-store.ts';

/** What mail programs show. */
const IMAGE_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif']);
/** Twice the width of the column. */
const IMAGE_FORMAT = '1000w';

export const isMailImageType = (contentType: string): boolean => IMAGE_TYPES.has(contentType);

export const isMailImage = ({ contentType, isPrivate }: Asset): boolean =>
  isMailImageType(contentType) && isPrivate !== true;

export const imageUrlOf = (origin: string, asset: Parameters<typeof assetUrlOf>[0]): string =>
  `${origin}${assetUrlOf(asset)}?format=${IMAGE_FORMAT}`;

/** Composing takes its time, and the node does nothing else meanwhile. */
export const isTooLong = ({ blocks }: CampaignContent): boolean =>
  JSON.stringify(blocks).length > campaignLimits.CONTENT;

/** Everything that the content of a campaign refers to, as it is now. */
export interface LoadedContent {
  readonly products: readonly SoldProduct[];
  readonly images: readonly Asset[];
  readonly logoUrl: string;
  readonly printMoney: (cents: number) => string;
}

interface Place {
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
}

export const loadContent = async (
  { database, site, now }: Place,
  { blocks }: CampaignContent,
): Promise<LoadedContent> => {
  const itemIds = blocks.flatMap((block) => (block.kind === 'product' ? [block.itemId] : []));
  const assetIds = blocks.flatMap((block) => (block.kind === 'image' ? [block.assetId] : []));
  const products = await findSoldProducts(database, site.id, { itemIds: [...new Set(itemIds)], now });
  const images = await findAssets(database, site.id, [...new Set(assetIds)]);
  const { logoUrl } = await readMailSettings(database, site.id);
  const printMoney = await loadMoneyPrinter(database, site);
  return { products, images: images.filter(isMailImage), logoUrl, printMoney: (cents) => printMoney(cents) };
};

const priceOf = (
  { lowest, highest }: SoldProduct,
  printMoney: LoadedContent['printMoney'],
  language: string,
): string => {
  const price = printMoney(lowest);
  return lowest === highest ? price : fillText(campaignTextsIn(language).from, { price });
};

/** As the renderer takes it, for recipients of one language. */
export const toCompose = (
  content: CampaignContent,
  loaded: LoadedContent,
  target: {
    readonly site: Site;
    readonly origin: string;
    readonly language: string;
    readonly links: readonly string[];
  },
): CampaignToCompose => {
  const { site, origin, language, links } = target;
  const products = loaded.products.map((product): readonly [string, CampaignProduct] => [
    product.id,
    {
      title: product.title,
      path: product.path,
      price: priceOf(product, loaded.printMoney, language),
      isInStock: product.isInStock,
      imageUrl: product.image ? imageUrlOf(origin, product.image) : undefined,
    },
  ]);
  const images = loaded.images.map((asset): readonly [string, CampaignImage] => [
    asset.id,
    { url: imageUrlOf(origin, asset), alt: asset.altText },
  ]);
  return {
    content,
    siteTitle: site.settings.title,
    origin,
    logoUrl: loaded.logoUrl,
    language,
    products: new Map(products),
    images: new Map(images),
    countedLinks: content.countsClicks ? links : [],
  };
};

export interface CheckedCampaign {
  readonly faults: readonly CampaignFault[];
  readonly audience: number;
}

/** What stands in the way of sending, and how many people would get it. */
export const checkCampaign = async (
  { database, site, now }: Place,
  { content, audience }: { readonly content: CampaignContent; readonly audience: CampaignAudience },
  { products, images, hasMailServer }: LoadedContent & { readonly hasMailServer: boolean },
): Promise<CheckedCampaign> => {
  const { listIds, segmentId } = audience;
  const count =
    listIds.length === 0
      ? 0
      : await countAudience(database, site.id, {
          listIds,
          now,
          ...(segmentId === '' ? {} : { segmentId }),
        });
  const faults = findCampaignFaults(content, {
    soldItemIds: new Set(products.map(({ id }) => id)),
    imageIds: new Set(images.map(({ id }) => id)),
    hasMailServer,
    audience: count,
    hasLists: listIds.length > 0,
  });
  return { faults, audience: count };
};
