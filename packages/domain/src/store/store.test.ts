import { describe, expect, it } from 'vitest';
import { allFeaturesOn, planFeatureIds, type FeatureSwitches } from '../features/index.ts';
import {
  completeStoreSettings,
  defaultStoreSettings,
  formInEffect,
  preferenceNamespaces,
  preferencesOf,
  type PreferenceNamespace,
  sellsProduct,
  settingsInEffect,
  withPreferences,
} from './index.ts';

const without = (...features: (keyof typeof planFeatureIds)[]): FeatureSwitches => ({
  ...allFeaturesOn,
  planFeaturesOff: features.map((feature) => planFeatureIds[feature]),
});

describe('[STO-02 (rule)] preferences', () => {
  it('are every store setting, each in one namespace', () => {
    const fieldsOf = (namespace: PreferenceNamespace): string[] =>
      Object.keys(preferencesOf(defaultStoreSettings, namespace));
    // Its screen edits the form of `restock` together with how notices are sent.
    const alsoInRestock = new Set(fieldsOf('restock'));
    const fields = preferenceNamespaces.flatMap((namespace) =>
      namespace === 'restock-notices'
        ? fieldsOf(namespace).filter((field) => !alsoInRestock.has(field))
        : fieldsOf(namespace),
    );
    expect(new Set(fields).size).toBe(fields.length);
    const { merchandising, ...store } = defaultStoreSettings;
    expect(fields.sort()).toEqual([...Object.keys(store), ...Object.keys(merchandising)].sort());
  });

  it('change what they name and nothing else', () => {
    for (const namespace of preferenceNamespaces) {
      const same = preferencesOf(defaultStoreSettings, namespace);
      expect(withPreferences(defaultStoreSettings, namespace, same)).toEqual(defaultStoreSettings);
    }
    const changed = withPreferences(defaultStoreSettings, 'product-reviews', { productReviewsEnabled: true });
    expect(changed).toEqual({
      ...defaultStoreSettings,
      merchandising: { ...defaultStoreSettings.merchandising, productReviewsEnabled: true },
    });
  });
});

describe('shipping rules of an older version', () => {
  const rule = { id: 'a', name: 'Post', countries: ['DE', 'AT'], orderCents: 500, itemCents: 100 };
  const saved = [
    rule,
    { ...rule, id: 'b', name: 'Courier', countries: ['DE'], freeFromCents: 9000 },
    { ...rule, id: 'c', name: 'World', countries: [] },
  ];

  it('become zones of the general profile that charge the same', () => {
    const { shipping } = completeStoreSettings({ shippingRules: saved });
    expect(shipping.profiles).toHaveLength(1);
    expect(
      shipping.profiles[0]?.zones.map(({ countries, rates }) => [
        countries.map(({ country }) => country),
        rates.map(({ id, kind, freeFromCents }) => [id, kind, freeFromCents]),
      ]),
    ).toEqual([
      [
        ['DE'],
        [
          ['a', 'flat', undefined],
          ['b', 'flat', 9000],
        ],
      ],
      [['AT'], [['a', 'flat', undefined]]],
      [[], [['c', 'flat', undefined]]],
    ]);
  });

  it('do not replace zones that were saved since', () => {
    const { shipping } = defaultStoreSettings;
    expect(completeStoreSettings({ shippingRules: saved, shipping })).toEqual(defaultStoreSettings);
  });
});

describe('[CAT-06 (rule)] texts of restock forms', () => {
  it('that an owner left out are the usual ones', () => {
    const { merchandising } = completeStoreSettings({
      merchandising: {
        ...defaultStoreSettings.merchandising,
        restockNotificationMessages: { buttonText: 'Tell me' } as never,
      },
    });
    expect(merchandising.restockNotificationMessages).toMatchObject({
      buttonText: 'Tell me',
      placeholderText: 'Email address',
    });
  });
});

describe('[SITE-24 (rule)] what is switched off', () => {
  it('stops installments of the country that its service serves', () => {
    const offered = (country: string, features: FeatureSwitches) => {
      const installments = { ...defaultStoreSettings.installments, isEnabled: true, country };
      return settingsInEffect({ ...defaultStoreSettings, installments }, features).installments.isEnabled;
    };
    for (const country of ['US', 'PR', 'CA', 'AU', 'NZ'])
      expect([offered(country, without('clearpay')), offered(country, without('afterpay'))]).toEqual([
        true,
        false,
      ]);
    expect([offered('GB', without('afterpay')), offered('GB', without('clearpay'))]).toEqual([true, false]);
  });

  it('leaves out the products of its type', () => {
    const sold = (features: FeatureSwitches) =>
      [1, 2, 3, 4, 5].filter((productType) => sellsProduct({ productType }, features));
    expect(sold(allFeaturesOn)).toEqual([1, 2, 3, 4, 5]);
    expect(sold(without('giftCards'))).toEqual([1, 2, 3, 5]);
    expect(sold({ ...allFeaturesOn, betaFlagsOff: ['videoPaywall'] })).toEqual([1, 2, 3, 4]);
    expect(sold(without('commerce'))).toEqual([]);
    const monthly = { productType: 1, isSubscribable: true };
    expect([sellsProduct(monthly, allFeaturesOn), sellsProduct(monthly, without('subscriptions'))]).toEqual([
      true,
      false,
    ]);
  });

  it('is off whatever the store says', () => {
    const merchandising = { ...defaultStoreSettings.merchandising, productReviewsEnabled: true };
    const settings = { ...defaultStoreSettings, merchandising, videoPaywallEnabled: true };
    const off = settingsInEffect(settings, {
      ...allFeaturesOn,
      betaFlagsOff: ['localeAwareNumberFormatter', 'videoPaywall', 'productReviews'],
    });
    expect(off).toMatchObject({
      useCLDRMoneyFormat: false,
      videoPaywallEnabled: false,
      merchandising: { productReviewsEnabled: false },
    });
    expect(settingsInEffect(settings, allFeaturesOn)).toEqual(settings);
  });

  it('takes the limit off text areas and off nothing else', () => {
    const fields = [
      { id: 'a', type: 'textarea' as const, title: 'A', maxLength: 3 },
      { id: 'b', type: 'text' as const, title: 'B', maxLength: 3 },
    ];
    const form = { id: '0123456789abcdef01234567', name: 'Form', fields };
    expect(formInEffect(form, allFeaturesOn)).toBe(form);
    const { fields: left } = formInEffect(form, { ...allFeaturesOn, betaFlagsOff: ['textareaMaxLength'] });
    expect(left.map(({ maxLength }) => maxLength)).toEqual([undefined, 3]);
  });
});
