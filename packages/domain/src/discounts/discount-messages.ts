/** Why a discount cannot be saved, by code. */
export const discountMessages = {
  'discount-code-taken': 'Another discount has this code. Choose a different one.',
  'discount-invalid': 'Some entries need to be changed before the discount can be saved.',
  'discount-too-many-automatic':
    'A store can have up to 100 automatic discounts. Delete one, or use a code instead.',
  'discount-too-many': 'A store can have up to 10,000 discounts. Delete some first.',
} as const;

export type DiscountRefusal = keyof typeof discountMessages;

/** What is wrong with a field of a discount. */
export const discountFieldTexts = {
  name: 'Enter a name. Shoppers see it at checkout.',
  code: 'Use 1 to 50 letters, digits, hyphens and underscores.',
  percent: 'Enter a percentage above 0 and up to 100.',
  amount: 'Enter an amount above 0.',
  products: 'Choose at least one product.',
  categories: 'Choose at least one category.',
  endsOn: 'The end must be after the start.',
} as const;
