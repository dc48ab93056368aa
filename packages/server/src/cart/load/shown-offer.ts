import { isId } from '@sitewright/domain/ids';
import type { Site } from '@sitewright/domain/sites';
import { canViewPage, type Viewer } from '../../page-access/index.ts';
import type { Database } from '../../database/index.ts';
import { readCartProducts, type VariantRow } from './cart-products-store.ts';

export interface Shop {
  readonly database: Database;
  readonly site: Site;
}

/** A product by the first variant that it sells. */
export const readOffer = async (
  { database, site }: Shop,
  itemId: string,
): Promise<VariantRow | undefined> => {
  const { variants } = await readCartProducts(database.$client, site.id, { variantIds: [], itemId });
  return variants?.[0];
};

const isShown = ({ now, access }: Viewer, offer: VariantRow): boolean =>
  [offer.itemShownFrom, offer.pageShownFrom].every((from) => from !== null && from <= now.getTime()) &&
  canViewPage(access, offer);

/** The product of an id in the URL, if the visitor may see it. */
export const readShownOffer = async (
  place: Shop & Viewer,
  itemId: string,
): Promise<VariantRow | undefined> => {
  const offer = isId(itemId) ? await readOffer(place, itemId) : undefined;
  return offer && isShown(place, offer) ? offer : undefined;
};
