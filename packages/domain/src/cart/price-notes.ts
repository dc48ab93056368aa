import { needsShipping, productTypes } from '../catalogue/index.ts';
import type { ShippingRate } from '../shipping/index.ts';
import type { StoreSettings } from '../store/index.ts';
import type { PriceNote } from './texts/price-note-texts.ts';

interface Sold {
  readonly id: string;
  readonly productType: number;
}

type Rules = Pick<StoreSettings, 'taxRules' | 'pricesIncludeTax' | 'shipping'>;

const taxNotes = ({ productType }: Sold, { taxRules, pricesIncludeTax }: Rules): PriceNote[] => {
  const isTaxed = taxRules.some(
    ({ taxesServicesAndDigital }) => taxesServicesAndDigital || needsShipping(productType),
  );
  if (!isTaxed) return [];
  return [pricesIncludeTax ? 'taxIsIncluded' : 'taxIsAdded'];
};

const costsNothing = (rate: ShippingRate): boolean =>
  rate.freeFromCents === 0 ||
  (rate.kind === 'flat'
    ? rate.orderCents === 0 && rate.itemCents === 0
    : rate.ranges.every(({ cents }) => cents === 0));

const shippingNotes = ({ id, productType }: Sold, { shipping: { profiles } }: Rules): PriceNote[] => {
  const own = profiles.find(({ productIds }) => productIds.includes(id)) ?? profiles[0];
  const rates = own?.zones.flatMap((zone) => zone.rates) ?? [];
  if (!needsShipping(productType) || rates.length === 0) return [];
  return [rates.every(costsNothing) ? 'shippingIsFree' : 'shippingIsAdded'];
};

/** What is said below a price, by the store's rules of tax and shipping. Gift cards are money: neither applies. */
export const priceNotesOf = (sold: Sold, rules: Rules): PriceNote[] => [
  ...(sold.productType === productTypes.giftCard ? [] : taxNotes(sold, rules)),
  ...shippingNotes(sold, rules),
];
