/** Codes of product kinds; templates and scripts compare the numbers. */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;

export type ProductType = (typeof productTypes)[keyof typeof productTypes];

export interface ProductTypeTexts {
  readonly type: ProductType;
  readonly name: string;
  readonly text: string;
}

/** The types as owners choose them. */
export const productTypeTexts: readonly ProductTypeTexts[] = [
  { type: productTypes.physical, name: 'Physical', text: 'Shipped to the customer' },
  { type: productTypes.digital, name: 'Digital', text: 'A file to download' },
  { type: productTypes.service, name: 'Service', text: 'Work or time' },
  { type: productTypes.giftCard, name: 'Gift card', text: 'Paid with later' },
  { type: productTypes.paywall, name: 'Paywall', text: 'Access to content' },
];

export const productTypeName = (type: number): string | undefined =>
  productTypeTexts.find((each) => each.type === type)?.name;

const kindsWithVariants: ReadonlySet<number> = new Set([
  productTypes.physical,
  productTypes.service,
  productTypes.giftCard,
]);

/** A download and a paywall have one price; everything else is sold in variants. */
export const hasVariants = (type: number): boolean => kindsWithVariants.has(type);

/** Only these can run out. */
export const isCounted = (type: number): boolean =>
  type === productTypes.physical || type === productTypes.service;

/** A merchant can sell these by subscription. */
export const canBeSubscribed = isCounted;

export const needsShipping = (type: number): boolean => type === productTypes.physical;
