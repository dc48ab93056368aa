const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether the country is one of the European Economic Area, with its rights of consumers. */
export const isInEea = (country: string): boolean => EEA.has(country);
