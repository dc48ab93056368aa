import {
  defaultShippingSettings,
  type ShippingRate,
  type ShippingSettings,
  type ShippingZone,
} from './shipping.ts';

/** How shipping was saved before there were zones. */
export interface LegacyShippingRule {
  readonly id: string;
  readonly name: string;
  /** Empty for all countries without a rule of their own. */
  readonly countries: readonly string[];
  readonly orderCents: number;
  readonly itemCents: number;
  readonly freeFromCents?: number;
}

const rateOf = ({ countries: _countries, ...rule }: LegacyShippingRule): ShippingRate => ({
  kind: 'flat',
  ...rule,
});

/** Countries of the same rules become one zone. */
const zonesOf = (rules: readonly LegacyShippingRule[]): ShippingZone[] => {
  const countries = [...new Set(rules.flatMap((rule) => rule.countries))];
  const groups = new Map<string, string[]>();
  for (const country of countries) {
    const key = rules.flatMap((rule, index) => (rule.countries.includes(country) ? [index] : [])).join();
    groups.set(key, [...(groups.get(key) ?? []), country]);
  }
  return [...groups].map(([indexes, group]) => {
    const own = indexes.split(',').flatMap((index) => rules[Number(index)] ?? []);
    return {
      id: `zone-${own.map(({ id }) => id).join('-')}`.slice(0, 60),
      name: own
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 100),
      countries: group.map((country) => ({ country })),
      rates: own.map(rateOf),
    };
  });
};

/** Rules of an older version as zones that charge the same. */
export const shippingFromRules = (rules: readonly LegacyShippingRule[]): ShippingSettings => {
  const others = rules.filter(({ countries }) => countries.length === 0);
  const rest: ShippingZone[] =
    others.length === 0
      ? []
      : [{ id: 'rest-of-world', name: 'Rest of world', countries: [], rates: others.map(rateOf) }];
  const [general, ...more] = defaultShippingSettings.profiles;
  return general
    ? { profiles: [{ ...general, zones: [...zonesOf(rules), ...rest] }, ...more] }
    : { profiles: [] };
};
