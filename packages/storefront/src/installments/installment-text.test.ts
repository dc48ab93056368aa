import { expect, it } from 'vitest';
import { installmentText } from './installment-text.ts';

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

it('[PAY-05 (rule)] tells four payments that make up the price', () => {
  expect(installmentText(6500, offer)).toBe('4 interest-free payments of $16.25');
  expect(installmentText(6501, offer)).toBe('4 interest-free payments of $16.26');
});

it('[PAY-01 PAY-05 (rule)] tells for which orders it is offered when the price is out of range', () => {
  expect(installmentText(100, offer)).toBe('Afterpay available for orders over $1.00');
  expect(installmentText(101, offer)).toContain('payments of');
  expect(installmentText(200_000, offer)).toContain('payments of');
  expect(installmentText(200_001, offer)).toBe('Afterpay available for orders up to $2,000.00');
});

it('[PAY-04] speaks French in Canada to those who do', () => {
  const context = { ...offer.context, shopperLanguage: 'fr-CA', stripeAccountCountry: 'CA' };
  const french = { ...offer, context, language: 'fr-CA', currency: 'CAD' };
  expect(installmentText(6500, french)).toMatch(/^4 paiements sans intérêt de 16,25/);
});

it.each([
  ['en-CA', 'US$16.25'],
  ['en_AU', 'USD\u00A016.25'],
  ['de', '16,25\u00A0$'],
])('writes amounts as a shop in %s writes its prices', (shopperLanguage, amount) => {
  const context = { ...offer.context, shopperLanguage };
  expect(installmentText(6500, { ...offer, context })).toBe(`4 interest-free payments of ${amount}`);
});

it('says nothing in a currency that the shop does not know', () => {
  expect(installmentText(6500, { ...offer, currency: 'XAU' })).toBeUndefined();
});
