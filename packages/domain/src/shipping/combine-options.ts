import type { ShippingOption } from './shipping.ts';

const JOIN = '+';

type Options = readonly ShippingOption[];

const sumUp = (parts: Options): ShippingOption => {
  const [first] = parts;
  return {
    key: parts.map(({ key }) => key).join(JOIN),
    name: [...new Set(parts.map(({ name }) => name))].join(` ${JOIN} `),
    description: [...new Set(parts.map(({ description }) => description).filter(Boolean))].join(' '),
    priceCents: parts.reduce((sum, { priceCents }) => sum + priceCents, 0),
    isPickup: first?.isPickup ?? false,
    freeFromCents: null,
    pickup: first?.pickup ?? null,
  };
};

/** One part of each group with this name; undefined where a group has none. */
const partsNamed = (groups: readonly Options[], name: string): Options | undefined => {
  const parts = groups.flatMap((group) => group.find((option) => option.name === name) ?? []);
  return parts.length === groups.length ? parts : undefined;
};

const combineByName = (groups: readonly Options[]): ShippingOption[] =>
  (groups[0] ?? []).flatMap(({ name }) => {
    const parts = partsNamed(groups, name);
    return parts ? [sumUp(parts)] : [];
  });

const cheapest = (groups: readonly Options[]): ShippingOption[] => {
  const parts = groups.flatMap((group) => group.slice(0, 1));
  return parts.length === groups.length ? [sumUp(parts)] : [];
};

const uniqueByKey = (options: Options): ShippingOption[] => [
  ...new Map(options.map((option) => [option.key, option])).values(),
];

/**
 * The options of an order whose products belong to several profiles, each list the cheapest first. Rates that all
 * profiles have by one name are added up under it; the cheapest of each profile are one option in any case. Pickup
 * is offered at points that all profiles have: goods that are partly shipped and partly picked up are two orders.
 */
export const combineOptions = (groups: readonly Options[]): Options => {
  const [only] = groups;
  if (only && groups.length === 1) return only;
  const shipped = groups.map((group) => group.filter(({ isPickup }) => !isPickup));
  const pickups = groups.map((group) => group.filter(({ isPickup }) => isPickup));
  const combined = uniqueByKey([...cheapest(shipped), ...combineByName(shipped)]);
  return [...combined.toSorted((a, b) => a.priceCents - b.priceCents), ...combineByName(pickups)];
};
