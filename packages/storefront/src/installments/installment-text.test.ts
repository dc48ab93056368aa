import { expect, it } from 'vitest';
import { installmentText, type InstallmentOffer } from './installment-text.ts';

const offer = {
  context: {
    afterPayAvailable: true,
    afterPayMin: 100,
    afterPayMax: 200_000,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
  },
  currency: 'USD',
  brand: 'Afterpay',
  language: 'en-US',
};

const textOf = (price: number, shown: InstallmentOffer): string | undefined => {
  const told = installmentText(price, shown);
  return told && told.before + told.amount + told.after;
};

it('[PAY-05 (rule)] tells four payments that make up the price', () => {
  expect(textOf(6500, offer)).toBe('4 interest-free payments of $16.25');
  expect(textOf(6501, offer)).toBe('4 interest-free payments of $16.26');
});

it('[PAY-01 PAY-05 (rule)] tells for which orders it is offered when the price is out of range', () => {
  expect(textOf(100, offer)).toBe('Afterpay available for orders over $1.00');
  expect(textOf(101, offer)).toContain('payments of');
  expect(textOf(200_000, offer)).toContain('payments of');
  expect(textOf(200_001, offer)).toBe('Afterpay available for orders up to $2,000.00');
});

it('[PAY-04] speaks French in Canada to those who do', () => {
  const context = { ...offer.context, shopperLanguage: 'fr-CA', stripeAccountCountry: 'CA' };
  const french = { ...offer, context, language: 'fr-CA', currency: 'CAD' };
  expect(textOf(6500, french)).toMatch(/^4 paiements sans intérêt de 16,25/);
});

it.each([
  ['en-CA', 'US$16.25'],
  ['en_AU', 'USD\u00A016.25'],
  ['de', '16,25\u00A0$'],
])('writes amounts as a shop in %s writes its prices', (shopperLanguage, amount) => {
  const context = { ...offer.context, shopperLanguage };
  expect(textOf(6500, { ...offer, context })).toBe(`4 interest-free payments of ${amount}`);
});

it('says nothing in a currency that the shop does not know', () => {
  expect(textOf(6500, { ...offer, currency: 'XAU' })).toBeUndefined();
});

it('[PAY-05 (rule)] has a short form for narrow screens', () => {
  expect(textOf(6500, { ...offer, isOneLine: true })).toBe('4 × $16.25 interest-free');
  expect(textOf(100, { ...offer, isOneLine: true })).toBe('Afterpay available for orders over $1.00');
});

it('writes bare numbers where the prices of the page are bare numbers', () => {
  const native = { ...offer, isNative: true };
  expect(installmentText(6500, native)).toEqual({
    before: '4 interest-free payments of ',
    amount: '16.25',
    after: '',
  });
  expect(installmentText(400_000, native)?.amount).toBe('2,000.00');
});
