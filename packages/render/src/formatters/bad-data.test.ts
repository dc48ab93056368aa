import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFormatters } from '@sitewright/template';
import { createRenderEngine, formatters, openLocale, predicates } from './index.ts';

const engine = createRenderEngine();
const hosts = [{ locale: undefined }, { locale: openLocale('en') }] as const;
const names = Object.keys(formatters).filter((name) => !Object.hasOwn(coreFormatters, name));

/** Keys that formatters read, so that random data passes their first checks. */
const KEYS =
  `id title items structuredContent variants attributes variantOptionOrdering productType priceMoney value
  currency onSale salePriceMoney pricingOptions subscriptionPlan billingPeriod unit numBillingCycles isSubscribable
  website timeZone websiteSettings localizedStrings featureFlags useCLDRMoneyFormat productMerchandisingContext values
  type colorData mediaFocalPoint systemDataVariants assetUrl startDate endDate location entries quantity optionValues
  author tags categories oembed overlay hue saturation lightness __proto__ constructor toString`.split(/\s+/);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      null,
      true,
      0,
      1,
      -1,
      1e21,
      'x',
      '',
      '{0}',
      '1.50',
      '800x400',
      '#fff',
      'America/New_York',
      '<b>"&',
    ),
    fc.double(),
    fc.string(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 6 }),
  ),
}));
const argument = fc.constantFrom(
  'x',
  '0',
  '-5',
  '99999999999',
  'a:b',
  'style:short',
  'yMd',
  'time:',
  ':',
  '=',
  '@',
  'v',
  '',
);

describe('bad data', () => {
  it.each(names)('never makes %s fail', (name) => {
    fc.assert(
      fc.property(value, value, fc.array(argument, { maxLength: 3 }), (json, other, args) => {
        const template = `{v, w|${[name, ...args].join(' ')}}`;
        for (const host of hosts) {
          const { errors } = engine.render({
            template,
            json: { v: json, w: other, ...Object(other) },
            host,
            now: 0,
          });
          expect(errors.filter(({ code }) => code === 'instruction-failed')).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never makes a predicate fail', () => {
    const template = Object.keys(predicates)
      .map((name) => `{.${name} v x}1{.or}0{.end}`)
      .join('');
    fc.assert(
      fc.property(value, value, (json, other) => {
        const { output, errors } = engine.render({
          template,
          json: { ...Object(other), v: json },
          host: hosts[0],
        });
        expect(output).toMatch(/^[01]{101}$/);
        expect(errors.filter(({ code }) => code === 'instruction-failed')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
