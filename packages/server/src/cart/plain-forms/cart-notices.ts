import { cartMessage, quantityRangeFor, shopTextsIn, unselectedOptionsText } from '@sitewright/domain/cart';
import { quantityRangeOf, type QuantityRange } from '@sitewright/domain/catalogue';
import { fillText } from '@sitewright/domain/languages';
import type { Site } from '@sitewright/domain/sites';
import type { CartNotice } from '@sitewright/render/page';
import { completeStoreSettings, type SavedStoreSettings } from '@sitewright/domain/store';
import type { Viewer } from '../../page-access/index.ts';
import type { VariantRow } from '../load/cart-products-store.ts';
import { readOffer, readShownOffer, type Shop } from '../load/shown-offer.ts';

/** The shop of a notice, and the visitor. */
export type NoticePlace = Shop & Viewer;

/** Indexes of the options without a choice, in the owner's order; empty if there is nothing to choose. */
export const findUnselected = async (
  shop: Shop,
  itemId: string,
  chosen: Readonly<Record<string, string>>,
): Promise<readonly number[]> => {
  const names = (await readOffer(shop, itemId))?.optionOrdering ?? [];
  return names.flatMap((name, index) => (chosen[name] ? [] : [index]));
};

const UNSELECTED = 'options-unselected';

/** Refers to item and options by id and index, because anyone could put texts into a URL. */
export const noticeAbout = (itemId: string, code: string, unselected: readonly number[] = []): string =>
  unselected.length > 0 ? `${UNSELECTED}.${itemId}.${unselected.join('-')}` : `${code}.${itemId}`;

const unselectedText = (
  open: string,
  offer: VariantRow | undefined,
  { settings }: Site,
): string | undefined => {
  const places = new Set(open.split('-').map(Number));
  const names = (offer?.optionOrdering ?? []).filter((_name, index) => places.has(index));
  return names.length > 0 ? unselectedOptionsText(names, shopTextsIn(settings.language)) : undefined;
};

export const rangeOfOffer = (
  { productType, quantityRules }: VariantRow,
  settings: SavedStoreSettings | null,
): QuantityRange =>
  quantityRangeFor(
    { productType, quantityRules: quantityRules ?? undefined },
    { settings: completeStoreSettings(settings) },
  );

const ruleLimits: Readonly<Record<string, keyof QuantityRange>> = {
  'quantity-too-small': 'min',
  'quantity-too-large': 'max',
  'quantity-off-step': 'step',
};

/** The message of a code; that of a quantity rule with the number of the item's rule. */
const messageOf = (code: string, offer: VariantRow | undefined, { settings }: Site): string | undefined => {
  const text = cartMessage(code, settings.language);
  const part = ruleLimits[code];
  if (text === undefined || part === undefined) return text;
  // Rules matter only where several can be bought, whatever the settings of the store are now.
  return offer && fillText(text, { limit: String(quantityRangeOf(offer.quantityRules ?? {})[part]) });
};

/** The notice of a form for the cart page; undefined for unknown codes. */
export const readCartNotice = async (place: NoticePlace, notice: string): Promise<CartNotice | undefined> => {
  const [code = '', itemId = '', open = ''] = notice.split('.');
  const offer = await readShownOffer(place, itemId);
  const text =
    code === UNSELECTED ? unselectedText(open, offer, place.site) : messageOf(code, offer, place.site);
  if (text === undefined) return undefined;
  return { text, ...(offer ? { item: { title: offer.title, fullUrl: offer.fullUrl } } : {}) };
};
