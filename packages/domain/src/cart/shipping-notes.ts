import { fillText } from '../languages/index.ts';
import type { StoreSettings } from '../store/index.ts';
import type { OrderTotals } from '../totals/index.ts';
import { shopTextsIn } from './texts/shop-translations.ts';

interface Printing {
  readonly language: string;
  readonly settings: StoreSettings;
  printMoney(cents: number): string;
}

type Totals = Omit<
  OrderTotals,
  'lines' | 'appliedDiscounts' | 'refusedCodes' | 'displacedDiscounts' | 'shippingTaxes'
>;

const printPrice = (cents: number, { language, printMoney }: Printing): string =>
  cents === 0 ? shopTextsIn(language).shippingFree : printMoney(cents);

/** The options as they are chosen from. */
export const describeShipping = ({ shippingOptions, selectedShippingOption }: Totals, around: Printing) => {
  const options = shippingOptions.map((option) => ({
    key: option.key,
    name: option.name,
    description: option.description,
    priceCents: option.priceCents,
    costCents: option.costCents,
    isPickup: option.isPickup,
    freeFromCents: option.freeFromCents,
    pickup: option.pickup,
    priceText: printPrice(option.priceCents, around),
    costText: printPrice(option.costCents, around),
    isSelected: option.key === selectedShippingOption?.key,
  }));
  return {
    shippingOptions: options,
    selectedShippingOption: options.find(({ isSelected }) => isSelected) ?? null,
  };
};

/** Free shipping that little is missing for, else why there is no price. */
const shippingNote = (
  { selectedShippingOption, shippingCostCents, shippingOptionsStatus, subtotalCents }: Totals,
  { language, printMoney }: Printing,
): string => {
  const texts = shopTextsIn(language);
  if (shippingOptionsStatus === 'POSTAL_CODE_NOT_APPLICABLE') return texts.shippingElsewhere;
  const freeFrom = selectedShippingOption?.freeFromCents ?? null;
  if (freeFrom === null || shippingCostCents === 0) return '';
  return fillText(texts.freeShippingFrom, { amount: printMoney(freeFrom - subtotalCents) });
};

/** Before a way of delivery is chosen, one that a discount frees is free whichever it will be. */
const shippingText = (totals: Totals, isFreed: boolean, around: Printing): string => {
  if (totals.selectedShippingOption) return printPrice(totals.shippingCostCents, around);
  return isFreed && totals.shippingOptionsStatus !== 'POSTAL_CODE_NOT_APPLICABLE'
    ? printPrice(0, around)
    : '';
};

/** Amounts and notes below the lines. */
export const totalsNotes = (totals: Totals & Pick<OrderTotals, 'appliedDiscounts'>, around: Printing) => ({
  pricesIncludeTax: around.settings.pricesIncludeTax,
  discountText: around.printMoney(totals.discountCents),
  shippingText: shippingText(
    totals,
    totals.appliedDiscounts.some(({ isShippingFree }) => isShippingFree),
    around,
  ),
  taxText: around.printMoney(totals.taxCents),
  shippingNote: shippingNote(totals, around),
  minimumOrderNote: totals.shouldBlockPurchaseForMinimumOrderAmount
    ? fillText(shopTextsIn(around.language).belowMinimumOrder, {
        amount: around.printMoney(around.settings.minimumOrder.subtotalCents),
      })
    : '',
});
