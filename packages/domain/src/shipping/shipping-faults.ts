import { GENERAL_PROFILE, type RateRange, type ShippingProfile, type ShippingSettings } from './shipping.ts';

/** Messages by field, for what a schema cannot say. */
type Faults = Readonly<Record<string, string>>;

const rangeFault = ({ from, to }: RateRange): boolean => to !== undefined && to < from;

const rangeFaults = ({ zones }: ShippingProfile, path: string): [string, string][] =>
  zones.flatMap(({ rates }, zone) =>
    rates.flatMap((rate, index): [string, string][] => {
      if (rate.kind === 'flat') return [];
      const at = `${path}.zones.${zone}.rates.${index}.ranges`;
      if (rate.ranges.length === 0) return [[at, 'Add at least one range.']];
      return rate.ranges.flatMap((range, place): [string, string][] =>
        rangeFault(range) ? [[`${at}.${place}.to`, 'The end of a range must not be below its start.']] : [],
      );
    }),
  );

const countryFaults = ({ zones }: ShippingProfile, path: string): [string, string][] => {
  const rest = zones.flatMap(({ countries }, index) => (countries.length === 0 ? [index] : []));
  return rest
    .slice(1)
    .map((index) => [
      `${path}.zones.${index}.countries`,
      'There is a zone for the rest of the world already.',
    ]);
};

const codeFaults = ({ localDeliveries }: ShippingProfile, path: string): [string, string][] =>
  localDeliveries.flatMap(({ postalCodes }, index): [string, string][] =>
    postalCodes.length === 0
      ? [[`${path}.localDeliveries.${index}.postalCodes`, 'Enter the postal codes that you deliver to.']]
      : [],
  );

const idsOf = ({ profiles }: ShippingSettings): readonly string[] =>
  profiles.flatMap(({ zones, pickups, localDeliveries }) =>
    [...zones.flatMap(({ rates }) => rates), ...pickups, ...localDeliveries].map(({ id }) => id),
  );

const repeated = <Value>(values: readonly Value[]): boolean => new Set(values).size < values.length;

/** Rates are chosen by id, and every product belongs to one profile. */
const settingsFaults = (settings: ShippingSettings): [string, string][] => {
  const [general] = settings.profiles;
  const faults: [string, string][] = [];
  if (general?.id !== GENERAL_PROFILE || general.productIds.length > 0)
    faults.push(['profiles', 'The general profile comes first and holds for all other products.']);
  if (repeated(settings.profiles.map(({ id }) => id)) || repeated(idsOf(settings)))
    faults.push(['profiles', 'Two rates or profiles have the same id.']);
  if (repeated(settings.profiles.flatMap(({ productIds }) => productIds)))
    faults.push(['profiles', 'A product can be in one profile only.']);
  return faults;
};

export const findShippingFaults = (settings: ShippingSettings): Faults =>
  Object.fromEntries([
    ...settingsFaults(settings),
    ...settings.profiles.flatMap((profile, index) => {
      const path = `profiles.${index}`;
      return [...countryFaults(profile, path), ...rangeFaults(profile, path), ...codeFaults(profile, path)];
    }),
  ]);
