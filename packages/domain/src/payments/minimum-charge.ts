/** The least that payment services take, in minor units, where it is not 50. */
const minimumCharges: Readonly<Record<string, number>> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
};

const MINIMUM = 50;

export const minimumChargeOf = (currency: string): number => minimumCharges[currency] ?? MINIMUM;
