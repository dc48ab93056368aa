import { defaultCheckoutSettings as checkout, type CheckoutSettings } from '@sitewright/domain/store';
import { describe, expect, it } from 'vitest';
import { checkoutValues, readCheckout, readMinimum } from './checkout-values.ts';

const format = { currency: 'EUR', locale: 'de-DE' } as const;

describe('the minimum order in its form', () => {
  it('is read as it was shown', () => {
    for (const minimumOrder of [
      { isEnabled: true, subtotalCents: 123_450 },
      { isEnabled: false, subtotalCents: 2000 },
      { isEnabled: false, subtotalCents: 0 },
    ])
      expect(readMinimum(checkoutValues({ minimumOrder, checkout }, format), format)).toEqual({
        minimumOrder,
      });
  });

  it('needs an amount once it is on', () => {
    expect(readMinimum({ minimumOrderEnabled: true, minimumOrderAmount: '' }, format)).toEqual({
      fault: 'Enter a price such as 1.234,50.',
    });
    expect(readMinimum({ minimumOrderEnabled: true, minimumOrderAmount: '0' }, format)).toEqual({
      fault: 'Enter an amount above zero, or switch it off.',
    });
    expect(readMinimum({ minimumOrderEnabled: false, minimumOrderAmount: '-5' }, format)).toEqual({
      fault: 'A price cannot be negative.',
    });
  });
});

describe('the settings of the checkout in their form', () => {
  const minimumOrder = { isEnabled: false, subtotalCents: 0 };

  it('are read as they were shown', () => {
    const changed: CheckoutSettings = {
      phone: 'required',
      vatNumber: 'optional',
      defaultCountry: 'AT',
      isBillingSameByDefault: false,
      hasNote: true,
      formId: 'f'.repeat(24),
      marketing: { isOffered: true, isTickedByDefault: true },
      policies: { returns: 'Within 30 days.', terms: 'Our terms.', privacy: 'What we store.' },
      pause: { isPaused: true, text: 'Back soon.', until: '2027-01-08' },
    };
    for (const settings of [checkout, changed])
      expect(readCheckout(checkoutValues({ minimumOrder, checkout: settings }, format))).toEqual(settings);
  });

  it('lose blanks around texts: a policy of blanks is none', () => {
    const values = checkoutValues({ minimumOrder, checkout }, format);
    const { policies, pause } = readCheckout({ ...values, returnPolicy: ' \n', pauseText: ' Back soon. ' });
    expect([policies.returns, pause.text]).toEqual(['', 'Back soon.']);
  });
});
